import type * as domain from '@mboa/domain'
import { expectTypeOf, test } from 'vitest'
import type { PracticeEvent, ReceivedEvent, ReviewEvent } from './practice.ts'

test('events on the wire and events of the rules are the same, field by field', () => {
  expectTypeOf<ReviewEvent>().toExtend<domain.ReviewEvent>()
  expectTypeOf<domain.ReviewEvent>().toExtend<ReviewEvent>()
  expectTypeOf<PracticeEvent>().toExtend<domain.PracticeEvent>()
  expectTypeOf<domain.PracticeEvent>().toExtend<PracticeEvent>()
  expectTypeOf<ReceivedEvent>().toExtend<domain.Foldable>()
})
