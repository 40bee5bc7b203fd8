import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../web/src/i18n/locales')

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
