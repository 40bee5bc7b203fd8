import type * as domain from '@mboa/domain'
import { expect, expectTypeOf, test } from 'vitest'
import {
  eventKindOf,
  eventKinds,
  firstEventKinds,
  lessonEventSchema,
  reviewEventSchema,
  settingEventSchema,
  type PracticeEvent,
  type ReceivedEvent,
  type ReviewEvent,
} from './practice.ts'

test('events on the wire and events of the rules are the same, field by field', () => {
  expectTypeOf<ReviewEvent>().toExtend<domain.ReviewEvent>()
  expectTypeOf<domain.ReviewEvent>().toExtend<ReviewEvent>()
  expectTypeOf<PracticeEvent>().toExtend<domain.PracticeEvent>()
  expectTypeOf<domain.PracticeEvent>().toExtend<PracticeEvent>()
  expectTypeOf<ReceivedEvent>().toExtend<domain.Foldable>()
})

test('what versions that do not say what they know cannot read has a kind of its own', () => {
  expect(eventKinds.slice(0, firstEventKinds.length)).toEqual(firstEventKinds)
  const { skill, exercise, rating, verdict, outcome } = reviewEventSchema.entries
  expect({
    skill: skill.options.filter(
      (each) => eventKindOf({ type: 'review', skill: each }) === 'review',
    ),
    exercise: exercise.options,
    rating: rating.options,
    verdict: verdict.options,
    outcome: outcome.options,
    how: lessonEventSchema.entries.how.options,
    value: settingEventSchema.entries.value.options.map(({ type }) => type),
  }).toEqual({
    skill: ['recognise', 'recall', 'hear', 'write'],
    exercise: [
      'choose-meaning',
      'type-word',
      'choose-picture',
      'choose-written',
      'dictation',
      'match-pairs',
      'say-and-compare',
      'build-meaning',
      'type-meaning',
      'fill-gap',
      'reorder-sentence',
      'build-sentence',
      'type-sentence',
      'write-sentence',
      'choose-sentence-meaning',
    ],
    rating: [1, 2, 3, 4],
    verdict: ['exact', 'tone', 'letters', 'typo', 'order', 'wrong'],
    outcome: ['correct', 'almost', 'wrong'],
    how: ['done', 'skipped'],
    value: ['string', 'number', 'boolean'],
  })
})

test('a review in a skill that came later has a kind of its own, which this version names', () => {
  expect(eventKindOf({ type: 'review', skill: 'sing' })).toBe('review/sing')
  expect(eventKindOf({ type: 'undo', skill: 'sing' })).toBe('undo')
  const { skill } = reviewEventSchema.entries
  for (const each of skill.options) {
    expect(eventKinds).toContain(eventKindOf({ type: 'review', skill: each }))
  }
})
