import { loadPacks, packsFolder } from '@mboa/content'
import { expect, test } from 'vitest'
import { cldrVersion, findCitedText } from './read-cldr.ts'

/** Each word with the one value of CLDR that it cites, unless it only asks to compare it. */
const cited = (await loadPacks(packsFolder))
  .flatMap(({ units }) => units.flatMap(({ pack }) => pack.words))
  .flatMap(({ id, text, sources }) =>
    sources.flatMap(({ citation }) => {
      const value = findCitedText(citation)
      const isAttested = value !== undefined && !citation.includes('(compare ')
      return isAttested ? [{ id, text, citation, value }] : []
    }),
  )

/** Letters and case apart from how CLDR’s tables print them. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', 'ʼ').normalize('NFC')

/**
 * What a value attests: its forms between slashes and commas, without POSIX’s short form after a
 * colon, and with the slip mended that the citation names: `(imeg written iməg …)`.
 */
function formsOf(value: string, citation: string): string[] {
  const [, slip = '', mended = ''] = /\((\S+) written (\S+?)[,)]/.exec(citation) ?? []
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
  const wrong = cited.filter(({ text, citation, value }) => {
    const forms = formsOf(value, citation)
    const isPart = citation.endsWith('(the number in the name of the month)')
    const attested = isPart ? forms.flatMap((form) => form.split(' ')) : forms
    return !attested.includes(plain(text))
  })
  expect(wrong).toEqual([])
})

test.each([
  ['ndzɔ̀ŋɔ̀kƗ̀zùʔ', '(its capital written small)', ['ndzɔ̀ŋɔ̀kɨ̀zùʔ']],
  ['imeg àbùbì', '(imeg written iməg, as elsewhere)', ['iməg àbùbì']],
  ['Owé:O', '', ['owé']],
  ['Pùlàsi / Fɛ̀lɛ̀nsi /', '', ['pùlàsi', 'fɛ̀lɛ̀nsi', '']],
])('of “%s” %s the forms are %j', (value, citation, forms) => {
  expect(formsOf(value, citation)).toEqual(forms.map((form) => form.normalize('NFC')))
})
