import { expect, test } from 'vitest'
import { FormatError } from '../model.ts'
import { readWhole } from '../testing/read-whole.ts'

const lift = (inside: string) => `<lift version="0.13">${inside}</lift>`
const bomb = `<!DOCTYPE lift [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const outside = '<!DOCTYPE lift [<!ENTITY a SYSTEM "file:///etc/passwd">]>'

const refused: readonly (readonly [what: string, file: string | Uint8Array, message: RegExp])[] = [
  ['entities that grow', `${bomb}${lift('<entry id="&b;"/>')}`, /declares entities of its own/],
  ['entities that name files', `${outside}${lift('<entry>&a;</entry>')}`, /declares entities/],
  ['an entity of HTML', lift('<entry>&nbsp;</entry>'), /an entity \(&…;\) that XML does not know/],
  ['elements without end', lift('<a>'.repeat(70)), /nested without end/],
  [
    'an entry without end',
    lift(`<entry>${'x'.repeat(9_000_000)}`),
    /<entry> from line 1 on has no/,
  ],
  ['too many parts', lift(`<entry>${'<a/>'.repeat(200_001)}`), /has no end in sight/],
  ['an attribute without end', lift(`<entry id="${'x'.repeat(300_000)}`), /without end|breaks off/],
  ['a file that breaks off', '<lift version="0.13"><entry>', /breaks off before its end/],
  ['a wrong close', lift('<entry></sense></entry>'), /a closing tag that nothing opened/],
  ['another root', '<html><lift version="0.13"/></html>', /begins with <html> and not with <lift>/],
  ['no XML', 'Hello.', /^(the XML is broken: text outside|this is no XML)/],
  ['nothing', '', /^the file is empty$/],
  ['another version', '<lift version="0.9"/>', /LIFT 0.9 is not known here/],
  ['Windows-1252', Buffer.from('<lift version="0.13">\n\xe9t\xe9</lift>', 'latin1'), /not UTF-8/],
  ['a ZIP', Buffer.from([0x50, 0x4b, 3, 4]), /this is a ZIP/],
  ['a picture', Buffer.from([0, 0, 0, 1]), /no file of text/],
]

test.each(refused)('%s: refused, with a plain message', async (_, file, message) => {
  const error = await readWhole('lift', file).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toMatch(message)
  expect((error as FormatError).message).not.toContain('\n')
})

test('UTF-16 with its mark is read, and line ends are one sign wherever pieces end', async () => {
  const text = `\uFEFF${lift('<entry id="a"><note><form lang="en"><text>a\r\nb\rc</text></form></note></entry>')}`
  const { entries } = await readWhole('lift', Buffer.from(text, 'utf16le'))
  expect(entries[0]?.notes?.[0]?.texts[0]?.text).toBe('a\nb\nc')
})
