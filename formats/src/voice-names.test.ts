import { expect, test } from 'vitest'
import { soundKeyOf } from './sound-names.ts'
import { voiceNameOf } from './voice-names.ts'

const name = 'Ngo B\u00E0ss\u0254\u030C\u014B'

test.each([name, name.normalize('NFD'), `  ${name.replace(' ', '\u00A0 ')}\t`])(
  'a voice has one name however it is encoded and spaced: %j',
  (written) => {
    expect(voiceNameOf(written)).toBe(name.normalize('NFC'))
  },
)

test.each(['', '  ', '\u00A0', 'null', 'NULL', '\\N'])('%j names no voice', (written) => {
  expect(voiceNameOf(written)).toBe('')
})

test.each([
  ['nd\u00E1p.wav', 'nda\u0301p.wav'],
  ['MB\u00D3T.WAV', 'mb\u00F3t.wav'],
  ['a%20b.mp3', 'a b.mp3'],
  ['..\\audio\\x.wav', 'x.wav'],
  ['audio/x.wav', 'x.wav'],
  ['100%.wav', '100%.wav'],
])('the sound %j is found as %j', (named, file) => {
  expect(soundKeyOf(named)).toBe(soundKeyOf(file))
})
