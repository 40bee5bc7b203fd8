import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Rows of the document: the date of a version and the hashes of both texts. */
const row = /^\| (\d{4}-\d\d-\d\d) \| .+ \| `([\da-f]{16})` \| `([\da-f]{16})` \|$/gm
const versions = Array.from(
  read('docs/terms-versions.md').matchAll(row),
  ([, since = '', english = '', french = '']) => ({ since, english, french }),
)
const [newest = { since: '', english: '', french: '' }, ...older] = versions

/** Reads the text of both pages without its date and line breaks. */
function textOf(language: string): { text: string; date: string } {
  const inside = ['terms', 'privacy'].map((page) => {
    const source = read(`web/src/features/legal/${page}.${language}.tsx`)
    return source.slice(source.indexOf('<>') + 2, source.lastIndexOf('</>'))
  })
  const text = inside
    .join(' ')
    .replaceAll(/<Privacy \/>|\{' '\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const [said = '', date = ''] = /(?:Version of|Version du) ([^.]+)\./.exec(text) ?? []
  return { text: text.trim().replace(said, ''), date }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

test('the newest terms are those on screen, by their date and their words, in both languages', () => {
  const [english, french] = [textOf('en'), textOf('fr')]
  const dateIn = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(newest.since),
    )
  expect([english.date, french.date]).toEqual([dateIn('en-GB'), dateIn('fr')])
  // Changed what they say? A new line in docs/terms-versions.md, and its day on both pages.
  expect({ english: hashOf(english.text), french: hashOf(french.text) }).toEqual({
    english: newest.english,
    french: newest.french,
  })
})

test('each version is later than the one before, and says otherwise in both languages', () => {
  expect(older.length).toBeGreaterThan(0)
  for (const [index, before] of older.entries()) {
    const { since, english, french } = versions[index] ?? newest
    expect(since > before.since).toBe(true)
    expect([english === before.english, french === before.french]).toEqual([false, false])
  }
})
