import type * as domain from '@mboa/domain'
import { buildReview } from '@mboa/domain/testing'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import {
  eventKinds,
  isPracticeEvent,
  reviewEventSchema,
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

test('what later versions name in a review is taken, and is none of ours', () => {
  expect(isPracticeEvent(buildReview())).toBe(true)
  for (const later of [{ kind: 'sing-along' }, { skill: 'sing' }]) {
    const review = { ...buildReview(), ...later }
    expect(v.is(reviewEventSchema, review)).toBe(true)
    expect(isPracticeEvent(review)).toBe(false)
  }
})

test('a version names the types of events that it reads', () => {
  expect(eventKinds).toEqual(['review', 'undo', 'setting', 'lesson'])
})
