import {
  spellingsSchema,
  type Contribution,
  type HeardConcept,
  type Spellings,
  recorderApiPaths,
} from '@mboa/contract'
import { newEventId } from '../../../platform/event-id.ts'
import { callApi } from '../../../platform/network/api-client.ts'
import type { Source } from '../../../platform/network/use-resource.ts'

/** What of a language waits to be written down, or to be judged by ear. */
export const spellingsOf = (account: string, course: string): Source<Spellings> => ({
  during: 'asking for what is to be written down',
  ask: (signal) =>
    callApi(`${recorderApiPaths.spellings}?course=${course}`, {
      answer: spellingsSchema,
      account,
      signal,
    }),
})

/**
 * How somebody writes what they hear in a take.
 * @param instead the contribution that wrote it otherwise, where that was almost right
 */
export function spellingOf(
  { take, concept }: HeardConcept,
  { course, text, instead }: { course: string; text: string; instead?: string },
): Contribution {
  return {
    kind: 'concept',
    id: newEventId(),
    course,
    concept,
    text: text.normalize('NFC').trim(),
    // Of whoever speaks: who writes may be from elsewhere.
    dialect: take.dialect,
    note: '',
    contributedAt: Date.now(),
    take: take.id,
    ...(instead !== undefined && { instead }),
  }
}
