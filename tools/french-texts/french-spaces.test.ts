import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'web/src/i18n/locales')
const mails = join(root, 'server/src')

/** A sign that French sets off by a space, after a space at which a line may break. */
const breakable = / [;:!?»]|« /u

const readTexts = (file: string) =>
  Array.from(
    readFileSync(join(folder, file), 'utf8').matchAll(/^msgstr "(.*)"$/gm),
    ([, text = '']) => text,
  )

it('no French text lets a line begin with a sign, or end with an opening quotation mark', () => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.fr.po'))
    .flatMap(readTexts)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => breakable.test(text))).toEqual([])
})

it('every such sign in a French text has its space, and no e‑mail breaks', () => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.fr.po'))
    .flatMap(readTexts)
  const unspaced =
    /[^\s\u00A0\u202F({][;!?](?=\s|$|<)|\p{L}:(?=\s|$)|[^\u00A0\u202F]»|«[^\u00A0\u202F]/u
  expect(texts.filter((text) => unspaced.test(text) || text.includes('e-mail'))).toEqual([])
})

it('cancelling and undoing are called differently in French too', () => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.fr.po'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const undoing = texts.flatMap((text) => text.match(/(?<=msgid "Undo"\nmsgstr ").*(?=")/g) ?? [])
  expect(new Set(undoing)).toEqual(new Set(['Revenir']))
})

it('nor does any French text of a mail', () => {
  const files = readdirSync(mails, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((name) => name.endsWith('-mail.ts') || name === 'texts.ts')
    .map((name) => readFileSync(join(mails, name), 'utf8'))
  expect(sources.length).toBeGreaterThanOrEqual(6)
  // Between quotes: the code around them has spaces before such signs, and English texts have none.
  const texts = sources.flatMap((source) => source.match(/'[^'\n]+'|`[^`]+`/g) ?? [])
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => breakable.test(text) || /\be-mail/iu.test(text))).toEqual([])
})
