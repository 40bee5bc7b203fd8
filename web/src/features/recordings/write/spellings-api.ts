import { api, type Contribution, type HeardConcept, type Spellings } from '@mboa/contract'
import { newEventId } from '../../../platform/event-id.ts'
import { call } from '../../../platform/network/api-client.ts'
import type { Source } from '../../../platform/network/use-resource.ts'

/** The last of each that were shown before; empty where it begins. */
interface Shown {
  readonly after: string
  readonly afterSpelling: string
}

/** What of a language waits to be written down, or to be judged by ear, and where it goes on. */
export function createSpellings(account: string, course: string) {
  let shown: Shown = { after: '', afterSpelling: '' }
  const source: Source<Spellings> = {
    during: 'asking for what is to be written down',
    ask(signal) {
      const { after, afterSpelling } = shown
      const query = {
        course,
        ...(after !== '' && { after }),
        ...(afterSpelling !== '' && { 'after-spelling': afterSpelling }),
      }
      return call(api.listSpellings, { query, account, signal })
    },
  }
  return {
    source,
    /** The next who asks gets these: what is shown meanwhile stays until they are here. */
    goOn: (next: Partial<Shown>) => {
      shown = { ...shown, ...next }
    },
  }
}

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
