import type { Recording } from '@mboa/contract'

const address = (ending: string) => `/api/clips/${'a'.repeat(64)}.${ending}`

/** A recording as the server tells of one; tests say what differs. */
export function aRecording(differences: Partial<Recording> = {}): Recording {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    item: 'ewo.tomorrow',
    kind: 'word',
    voice: { speaker: 'speaker-1', name: null, dialect: null },
    opus: { address: address('opus'), bytes: 7000 },
    flac: { address: address('flac'), bytes: 90_000, startMs: 0, endMs: 1000 },
    durationMs: 1000,
    gainDb: 0,
    ...differences,
  }
}
