import { createHash } from 'node:crypto'
import { consentTextVersion } from '@mboa/contract'
import { findLanguage, scheduleHum, seededRandom, type HumTone } from '@mboa/domain'
import type { CommandContext } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { chooseConsents, chooseCredit } from '../../modules/consents/index.ts'
import { judgeMadeTake } from '../../modules/reviews/index.ts'
import { storeArchive, withdrawTake } from '../../modules/takes/index.ts'
import type { Result } from '../../result.ts'
import { createIds } from '../../platform/ids.ts'
import { hum } from './demo-hum.ts'
import type { DemoTake } from './demo-takes.ts'

type SentTake = Parameters<typeof storeArchive>[3]
type Studio = CommandContext & Parameters<typeof storeArchive>[0]

/** A session of the studio takes about so long for each word. */
const perTakeMs = 8_000

/** Agrees to be heard by learners under their name, and to nothing else: a hum is no data set. */
export async function agreeToLearners(context: CommandContext, speaker: Actor): Promise<void> {
  const nothingElse = { openData: null, research: false, syntheticVoices: false }
  const choices = { textVersion: consentTextVersion, learners: true, guardianName: null }
  expectDone(await chooseConsents(context, speaker, { ...choices, ...nothingElse }))
  expectDone(await chooseCredit(context, speaker, { kind: 'name' }))
}

/**
 * Stores the takes as a device would send them after a session that has just ended, and does with
 * each what is planned.
 */
export async function makeTakes(
  studio: Studio,
  people: { speaker: Actor; reviewer: Actor },
  { takes, now }: { takes: readonly DemoTake[]; now: number },
): Promise<void> {
  const { speaker, reviewer } = people
  for (const [at, take] of takes.entries()) {
    const recordedAt = now - (takes.length - at) * perTakeMs
    const id = createIds({ now: () => recordedAt }).uuid()
    expectDone(await storeArchive(studio, speaker, id, describeTake(take, recordedAt)))
    const { fate } = take
    if (fate.kind === 'withdraw') expectDone(await withdrawTake(studio, speaker, id))
    if (fate.kind === 'approve') {
      expectDone(await judgeMadeTake(studio, reviewer, id, { verdict: 'approve' }))
    }
    if (fate.kind === 'send-back') {
      const { reason, comment } = fate
      const review = { verdict: 'send-back', reason, comment } as const
      expectDone(await judgeMadeTake(studio, reviewer, id, review))
    }
  }
}

/** Without a listening copy, as from a browser that cannot make one: the archive is played. */
function describeTake({ course, item, text, blemish }: DemoTake, recordedAt: number): SentTake {
  const random = seededRandom(item)
  const note: HumTone = { fromMs: 0, ms: 300 + 300 * random.fraction(), from: 0, to: 0 }
  const { archive, sampleCount, sampleRate } = hum({
    hertz: 140 + random.below(60),
    // One note where the tones are not written.
    tones: scheduleHum(text, findLanguage(course)) ?? [note],
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

function expectDone(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`The demo's recordings are refused: ${result.failure.code}`)
}
