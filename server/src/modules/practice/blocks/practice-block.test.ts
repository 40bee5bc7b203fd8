import { practiceEventSchema, type PracticeEvent, type ReceivedEvent } from '@mboa/contract'
import { buildLessonEvent, buildReview, buildSetting, buildUndo } from '@mboa/domain/testing'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { packBlock, unpackBlock, type NumberedEvent } from './practice-block.ts'

const instant = fc.maxSafeInteger()
const text = fc
  .string({ unit: 'binary', maxLength: 100 })
  .filter((each) => !each.includes('\u0000'))
const id = fc.uuid()

const event: fc.Arbitrary<PracticeEvent> = fc.oneof(
  fc
    .record({ id, answeredAt: instant, answer: text, tookMs: fc.nat(), session: id })
    .map((given) => buildReview(given)),
  fc.record({ id, answeredAt: instant, undoes: id }).map((given) => buildUndo(given)),
  fc
    .record({ id, answeredAt: instant, value: fc.oneof(text, fc.double(), fc.boolean()) })
    .filter((given) => v.is(practiceEventSchema, buildSetting(given)))
    .map((given) => buildSetting(given)),
  fc.record({ id, answeredAt: instant }).map((given) => buildLessonEvent(given)),
)

/** As they stand in the database: numbers with gaps, times as they came. */
const numbered: fc.Arbitrary<readonly NumberedEvent[]> = fc
  .array(fc.record({ event, gap: fc.nat({ max: 200 }), receivedAt: fc.nat(2 ** 42) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((given) => {
    let sequence = 0
    return given.map(({ event, gap, receivedAt }) => {
      sequence += 1 + gap
      const stored = JSON.parse(JSON.stringify(event)) as PracticeEvent
      return { sequence, event: { ...stored, receivedAt } satisfies ReceivedEvent }
    })
  })

it('a block holds all of its events as they were, in their order', () => {
  fc.assert(
    fc.property(numbered, (events) => {
      const block = packBlock(events)
      expect(unpackBlock(block)).toEqual(events)
      expect(block).toMatchObject({
        firstSequence: events[0]?.sequence,
        lastSequence: events.at(-1)?.sequence,
        eventCount: events.length,
      })
    }),
  )
})
