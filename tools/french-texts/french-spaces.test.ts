import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

const french = readAll('web/src/i18n/locales/messages.fr.po').flatMap((file) =>
  Array.from(file.matchAll(/^msgid ".+"\nmsgstr "(.*)"$/gm), ([, text = '']) => text),
)

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
