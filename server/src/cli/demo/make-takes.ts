import { createHash } from 'node:crypto'
import { consentTextVersion } from '@mboa/contract'
import { seededRandom } from '@mboa/domain'
import type { Actor } from '../../http/actor.ts'
import type { Recordings } from '../../modules/recordings/index.ts'
import type { Outcome } from '../../outcome.ts'
import { createIds } from '../../platform/ids.ts'
import { hum } from './demo-hum.ts'
import type { DemoTake } from './demo-takes.ts'

type SentTake = Parameters<Recordings['takes']['storeArchive']>[2]
type Doors = Pick<Recordings, 'consents' | 'chooseCredit' | 'takes' | 'reviews'>

/** A session of the studio takes about so long for each word. */
const perTakeMs = 8_000

/** Agrees to be heard by learners under their name, and to nothing else: a hum is no data set. */
export async function agreeToBeHeard(doors: Doors, speaker: Actor): Promise<void> {
  const nothingElse = { openData: null, research: false, syntheticVoices: false }
  const choices = { textVersion: consentTextVersion, learners: true, guardianName: null }
  expectDone(await doors.consents.choose(speaker, { ...choices, ...nothingElse }))
  await doors.chooseCredit(speaker, { kind: 'name' })
}

/**
 * Stores the takes as a device would send them after a session that has just ended, and does with
 * each what is planned.
 */
export async function makeTakes(
  doors: Doors,
  people: { speaker: Actor; reviewer: Actor },
  { takes, now }: { takes: readonly DemoTake[]; now: number },
): Promise<void> {
  const { speaker, reviewer } = people
  for (const [at, take] of takes.entries()) {
    const recordedAt = now - (takes.length - at) * perTakeMs
    const id = createIds({ now: () => recordedAt }).uuid()
    expectDone(await doors.takes.storeArchive(speaker, id, describeTake(take, recordedAt)))
    const { fate } = take
    if (fate.kind === 'withdraw') expectDone(await doors.takes.withdraw(speaker, id))
    if (fate.kind === 'approve') {
      expectDone(await doors.reviews.review(reviewer, id, { verdict: 'approve' }))
    }
    if (fate.kind === 'send-back') {
      const { reason, comment } = fate
      const review = { verdict: 'send-back', reason, comment } as const
      expectDone(await doors.reviews.review(reviewer, id, review))
    }
  }
}

/** Without a listening copy, as from a browser that cannot make one: the archive is played. */
function describeTake({ course, item, blemish }: DemoTake, recordedAt: number): SentTake {
  const random = seededRandom(item)
  const { archive, sampleCount, sampleRate } = hum({
    hertz: 140 + random.below(120),
    seconds: 0.3 + random.fraction() * 0.3,
    seed: item,
    ...(blemish !== undefined && { blemish }),
  })
  return {
    bytes: archive,
    description: {
      archive: { sha256: createHash('sha256').update(archive).digest('hex'), sampleCount },
      course,
      item,
      kind: 'word',
      dialect: null,
      consentTextVersion,
      recordedAt,
      cut: { start: 0, end: sampleCount },
      microphone: { sampleRate, label: 'None: hummed by the demo' },
      appVersion: 'demo',
    },
  }
}

function expectDone(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Error(`The demo's recordings are refused: ${outcome.failure.code}`)
}
