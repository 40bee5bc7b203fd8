import { expect, it } from 'vitest'
import { presentClipProblem } from './tally-clips.ts'

it.each([
  ['it names no file', 'sound-missing'],
  ['its file is not there', 'sound-missing'],
  ['its recording ends before it', 'sound-ends'],
  ['its name is not that of an MP3, WAV or FLAC', 'sound-unreadable'],
  ['it is in "fr", not in "bas"', 'other-language'],
  ['it has no sentence', 'no-sentence'],
  ['its sentence is longer than 500 signs, or holds signs that no line can', 'no-sentence'],
  ['it does not say whose voice it is', 'no-voice'],
  ['it comes a second time', 'comes-twice'],
  ['10 cells under 9 columns', 'cut-row'],
  ['it does not say at what times of its recording it is said', 'no-times'],
])('what is said of a clip in English has a reason for other languages: %s', (message, reason) => {
  expect(presentClipProblem({ line: 2, message }).reason).toBe(reason)
})

it('shortens the name of a clip and what is said of it', () => {
  const long = 'a'.repeat(50_000)
  const message = `its licence "${long}" does not let others hear it`
  const { entry, message: said } = presentClipProblem({ line: 2, entry: `${long}.mp3`, message })
  expect([entry?.length, said.length]).toEqual([301, 301])
})
