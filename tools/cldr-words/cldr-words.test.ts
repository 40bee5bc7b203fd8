import { loadPacks, packsFolder } from '@mboa/content'
import { expect, test } from 'vitest'
import { cldrVersion, findCitedText } from './read-cldr.ts'

/** Each word with the one value of CLDR that it cites, unless it only asks to compare it. */
const cited = (await loadPacks(packsFolder))
  .flatMap(({ units }) => units.flatMap(({ pack }) => pack.words))
  .flatMap(({ id, text, sources }) =>
    sources.flatMap(({ citation, note }) => {
      const value = findCitedText(citation)
      return value === undefined ? [] : [{ id, text, citation, value, told: note?.en ?? '' }]
    }),
  )

/** Letters and case apart from how CLDR’s tables print them. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', 'ʼ').normalize('NFC')

/**
 * What a value attests: its forms between slashes and commas, without POSIX’s short form after a
 * colon, and with the slip mended that the source’s note names: `imeg is written iməg here …`.
 */
function formsOf(value: string, told: string): string[] {
  const [, slip = '', mended = ''] = /^(\S+) is written (\S+) here/.exec(told) ?? []
  return value
    .replace(/:.*$/, '')
    .replace(slip, mended)
    .split(/[/,]/)
    .map((form) => plain(form.trim()))
}

test('the packs cite the CLDR that is installed', () => {
  expect(cldrVersion()).toBe('48.2.0')
  expect(cited.length).toBeGreaterThan(300)
})

test('every word that cites a value of CLDR is what CLDR has there', () => {
  const wrong = cited.filter(({ text, value, told }) => {
    const forms = formsOf(value, told)
    const isPart = told === 'The number in the name of the month'
    const attested = isPart ? forms.flatMap((form) => form.split(' ')) : forms
    return !attested.includes(plain(text))
  })
  expect(wrong).toEqual([])
})
