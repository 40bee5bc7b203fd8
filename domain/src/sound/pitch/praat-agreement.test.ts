import { describe, expect, it } from 'vitest'
import { hasEspeak, hasRecordings } from '../fixtures/real-speech.ts'
import { percentileOf } from '../frame-levels.ts'
import { addUp, centsApart, compareTracks, grossShare, voicingShare } from './fixtures/agreement.ts'
import { askPraat, hasPraat } from './fixtures/praat.ts'
import { praatTable } from './fixtures/praat-table.ts'
import {
  listRecordings,
  makeCorpus,
  makeOtherSpeech,
  type CorpusSound,
} from './fixtures/spoken-corpus.ts'
import { tabledSounds } from './fixtures/tabled-sounds.ts'
import { pitchRate } from './pitch-constants.ts'
import { trackPitch } from './track-pitch.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const mostGrossErrors = 0.003
const mostVoicingErrors = 0.015

if (!hasPraat) {
  const warning =
    'No praat: pitch is held against a table of its figures alone, not against Praat itself.'
  if (isLong && process.env['CI'] !== undefined) throw new Error(warning)
  process.stderr.write(`\n${warning} It is a Debian package.\n\n`)
}

function holdAgainstPraat(what: string, sounds: readonly CorpusSound[]) {
  const asked = askPraat(sounds.map(({ samples }) => samples))
  const own = sounds.map(({ samples }) => trackPitch(samples, pitchRate))
  const pairs = own.flatMap((track, at) => {
    const other = asked[at]
    return other === undefined ? [] : [[track, other] as const]
  })
  const agreement = addUp(pairs.map(([one, other]) => compareTracks(one, other)))
  const seconds = sounds.reduce((sum, { samples }) => sum + samples.length / pitchRate, 0)
  const percent = (share: number) => `${(100 * share).toFixed(3)} %`
  const cents = percentileOf(
    pairs.flatMap(([one, other]) => centsApart(one, other)),
    0.99,
  )
  process.stdout.write(
    `pitch beside Praat, ${what}: ${seconds.toFixed(0)} s, ${agreement.frames} frames, gross errors ${percent(grossShare(agreement))}, voicing errors ${percent(voicingShare(agreement))}, 99 % within ${cents.toFixed(1)} cents\n`,
  )
  return { seconds, gross: grossShare(agreement), voicing: voicingShare(agreement) }
}

describe.runIf(hasPraat)('the tracker beside Praat', () => {
  it.runIf(hasEspeak)('hears the same in voices of all kinds, glides, creak and noise', () => {
    const { seconds, gross, voicing } = holdAgainstPraat('the corpus', makeCorpus(isLong))
    expect(seconds).toBeGreaterThan(isLong ? 300 : 30)
    expect(gross).toBeLessThanOrEqual(mostGrossErrors)
    expect(voicing).toBeLessThanOrEqual(mostVoicingErrors)
  })

  it.runIf(hasEspeak && isLong)('hears the same in what the corpus has nothing of', () => {
    const { gross, voicing } = holdAgainstPraat('other speech', makeOtherSpeech())
    expect(gross).toBeLessThanOrEqual(mostGrossErrors)
    expect(voicing).toBeLessThanOrEqual(mostVoicingErrors)
  })

  it.runIf(hasRecordings)('hears the same in people', () => {
    const { gross, voicing } = holdAgainstPraat('people', listRecordings())
    expect(gross).toBeLessThanOrEqual(mostGrossErrors)
    expect(voicing).toBeLessThanOrEqual(mostVoicingErrors)
  })

  it('has its figures in the table still', () => {
    const asked = askPraat(Object.values(tabledSounds))
    for (const [nth, name] of Object.keys(tabledSounds).entries()) {
      const { hertz = [] } = praatTable.get(name) ?? {}
      expect(asked[nth]?.hertz.map((value) => Math.round(value * 10) / 10)).toEqual(hertz)
    }
  })
})
