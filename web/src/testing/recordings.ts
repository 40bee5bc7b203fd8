import type { Recording, ShownTake } from '@mboa/contract'
import { newEventId } from '../platform/event-id.ts'

const hash = 'a'.repeat(64)
const address = (ending: string) => `/api/clips/${hash}.${ending}`
/** A file of a take, as the server describes one. */
const aTakeFile = (ending: string) => ({ sha256: hash, address: address(ending) })

/** A recording as the server describes one; tests say what differs. */
export function aRecording(differences: Partial<Recording> = {}): Recording {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    item: 'ewo.tomorrow',
    kind: 'word',
    voice: { speaker: 'speaker-1', name: null, dialect: null },
    opus: { address: address('opus'), bytes: 7000 },
    flac: { address: address('flac'), bytes: 90_000 },
    durationMs: 1000,
    gainDb: 0,
    ...differences,
  }
}

/** What its recorder and its reviewers alike are told of a take. */
export const aTakeSound = () =>
  ({
    id: newEventId(),
    course: 'ewo',
    item: 'ewo.tomorrow',
    kind: 'word',
    dialect: null,
    recordedAt: 1,
    receivedAt: 2,
    durationMs: 1100,
    verdict: 'good',
    problems: [],
    advice: [],
    gainDb: 0,
    heard: { startMs: 0, endMs: 1100 },
    archive: aTakeFile('flac'),
    listening: aTakeFile('opus'),
  }) satisfies Partial<ShownTake>

/** A take as the server describes one to its recorder; tests say what differs. */
export const aShownTake = (differences: Partial<ShownTake> = {}): ShownTake => ({
  ...aTakeSound(),
  state: 'received',
  approvals: 1,
  sentBackReason: null,
  sentBackComment: '',
  decidedAt: null,
  told: null,
  concept: null,
  ...differences,
})
