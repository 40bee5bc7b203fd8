import { expect, test } from 'vitest'
import { plainNotice } from './plain-notice.ts'

const rightToLeft = '\u202E'
const zeroWidth = '\u200B'

test.each([
  ['Your session has ended. Please log in again.', 'Your session has ended. Please log in again.'],
  ['Votre session a expiré : reconnectez-vous.', 'Votre session a expiré : reconnectez-vous.'],
  ['Mɔ́ɔ́ nǎ ŋgɔ̂ ɛ̰̂', 'Mɔ́ɔ́ nǎ ŋgɔ̂ ɛ̰̂'],
  ['<b onclick=alert(1)>bold</b>', '<b onclick=alert(1)>bold</b>'],
  ['', ''],
  ['   ', ''],
])('%j is shown as %j', (text, shown) => {
  expect(plainNotice(text)).toBe(shown)
})

test.each([
  ['Log in at https://evil.example/login now', 'Log in at now'],
  ['Log in at HTTPS://EVIL.EXAMPLE', 'Log in at'],
  ['see evil.example', 'see'],
  ['see evil .example now', 'see now'],
  ['see www.evil.example/a?b=c#d.', 'see'],
  ['see xn--mboa-x.cm', 'see'],
  ['see évil.cm', 'see'],
  ['see ｅｖｉｌ．ｃｍ', 'see'],
  ['see evil。cm', 'see evil。cm'],
  ['see //evil', 'see'],
  ['javascript:alert(1) go', 'go'],
  ['data:text/html;base64,PHN2Zz4= go', 'go'],
  ['mailto:a@evil.example go', 'go'],
  ['tel:+237670000000 go', 'go'],
  [`java${zeroWidth}script:alert(1)`, 'java'],
  ['write to someone@evil.example today', 'write to today'],
  ['write to someone＠evil today', 'write to today'],
  ['write to someone @evil', 'write to someone'],
])('no address is left of %j', (text, shown) => {
  expect(plainNotice(text)).toBe(shown)
})

test.each([
  'call +237 6 70 00 00 00',
  'call +237670000000',
  'call 00237-670-000-000',
  'call (237) 670.000.000',
  'call 6•70•00•00•00',
  'call ٦٧٠٠٠٠٠٠٠',
  'call ６７０００００００',
  'call 192.168.0.1:8080',
  `call 670${zeroWidth}000${zeroWidth}000`,
])('no number to call is left of %j', (text) => {
  expect(plainNotice(text)).not.toMatch(/\p{Nd}/u)
})

test.each([
  [`a${rightToLeft}b`, 'a b'],
  ['a\u0000\u0007b', 'a b'],
  ['a\r\n\t b\u2028c\u2029d', 'a b c d'],
  ['a\uD800b', 'a b'],
  ['a\uE000b\uFFFFc', 'a b c'],
  ['a\u2066hidden\u2069b', 'a hidden b'],
  [`t${'\u0301\u0302'.repeat(40)}`, 't'],
])('no character that disturbs is left of %j', (text, shown) => {
  expect(plainNotice(text)).toBe(shown)
})

test('at most 160 characters are shown, none of them cut in half', () => {
  expect(plainNotice('😀'.repeat(500))).toBe('😀'.repeat(160))
})
