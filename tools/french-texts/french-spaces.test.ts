import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

/** The messages of each catalogue, with the context that sets them apart from others of that wording. */
const readMessages = (language: string) =>
  readAll(`web/src/i18n/locales/*.${language}.po`).flatMap((file) =>
    Array.from(
      file.matchAll(/^(?:msgctxt (".*")\n)?msgid (".+")\nmsgstr "(.*)"$/gm),
      ([, context = '', id = '', text = '']) => ({ key: context + id, text }),
    ),
  )
const french = readMessages('fr').map(({ text }) => text)

/** A sign that French sets off by a space, after a space at which a line can break. */
const breakable = / [;:!?»]|« /u

it('no French text lets a line begin with a sign, or end with an opening quotation mark', () => {
  expect(french.length).toBeGreaterThan(500)
  expect(french.filter((text) => breakable.test(text))).toEqual([])
})

it('every such sign in a French text has its space, and no e‑mail breaks', () => {
  const unspaced =
    /[^\s\u00A0\u202F({][;!?](?=\s|$|<)|\p{L}:(?=\s|$)|[^\u00A0\u202F]»|«[^\u00A0\u202F]/u
  expect(french.filter((text) => unspaced.test(text) || text.includes('e-mail'))).toEqual([])
})

it('nor does any French text of a mail', () => {
  // Between quotes: the code around them has spaces before such signs, and English texts have none.
  const texts = readAll('server/src/**/{*-mail,texts}.ts').flatMap(
    (source) => source.match(/'[^'\n]+'|`[^`]+`/g) ?? [],
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => breakable.test(text) || /\be-mail/iu.test(text))).toEqual([])
})

// All loaded catalogues share one table: the last one loaded would win.
it.each(['en', 'fr'])('a text of two catalogues is the same in both, in %s', (language) => {
  const textOf = new Map<string, string>()
  const differing = readMessages(language).filter(({ key, text }) => {
    const known = textOf.get(key) ?? text
    textOf.set(key, known)
    return known !== text
  })
  expect(differing).toEqual([])
})
