import type { Take } from '@mboa/contract'
import type { TakeContext } from '../../device-store/take-database.ts'

/** What the server answers of a take that it has got. */
export function fakeReceived(id: string, { course, item, kind, dialect }: TakeContext): Take {
  return {
    id,
    course,
    item,
    kind,
    dialect,
    state: 'received',
    sentBackReason: null,
    sentBackComment: '',
    recordedAt: 1,
    receivedAt: 2,
    decidedAt: null,
    heard: { startMs: 0, endMs: 1000 },
    durationMs: 800,
    verdict: 'good',
    problems: [],
    advice: [],
    gainDb: 0,
    peaks: [],
    archive: { sha256: 'a'.repeat(64), address: '/x' },
    listening: null,
  }
}
