import { expect, it } from 'vitest'
import { lineOfWrongByte } from './wrong-byte.ts'

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['nothing', new Uint8Array(), undefined],
  ['letters of these languages', utf8('sɔ́ndɔ̀\nŋwàn;🐐\n'), undefined],
  ['an é of Windows-1252', latin1('text;fr\nok;ok\nkabat;ch\u00E8vre\n'), 3],
  ['two of them beside each other', latin1('a\nb\nc\u00E9\u00E9'), 3],
  ['one before the end of its line', latin1('caf\u00E9\nb'), 1],
  ['a byte that goes on with nothing', Uint8Array.from([0x61, 0x0a, 0x80]), 2],
  ['a letter that breaks off', utf8('a\nɔ').slice(0, -1), 2],
  ['a lead that UTF-8 does not have', Uint8Array.from([0xff, 0xbf]), 1],
])('%s', (_, bytes, line) => {
  expect(lineOfWrongByte(bytes)).toBe(line)
})
