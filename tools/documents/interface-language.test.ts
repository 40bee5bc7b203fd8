import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/adding-an-interface-language.md'), 'utf8')
const files = Array.from(document.matchAll(/^\| `([^`]+)` \|/gm), ([, file = '']) => file)

test('a further language of the interface touches few files, each of which is there', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(25)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('every catalogue is among them', () => {
  const folder = 'web/src/i18n/locales'
  const french = readdirSync(join(root, folder)).filter((name) => name.endsWith('.fr.po'))
  expect(files.filter((file) => file.startsWith(folder)).toSorted()).toEqual(
    french.map((name) => `${folder}/${name}`).toSorted(),
  )
})
