import { importableLicences, itemLicences, learnersOnlyLicence } from '@mboa/contract'
import { expect, it } from 'vitest'
import { mayBePassedOn } from './may-be-passed-on.ts'

const anOpenImport = { licence: 'CC-BY-4.0' }

it.each([
  ...itemLicences,
  'CC BY 4.0',
  'cc-by-sa 3.0 unported',
  'CC0',
  'CC Zero 1.0 Universal',
  ' Creative  Commons Attribution-ShareAlike 4.0 International ',
  'https://creativecommons.org/licenses/by/4.0/',
  'http://creativecommons.org/licenses/by-sa/3.0/deed.fr',
  'https://creativecommons.org/publicdomain/zero/1.0/',
  'Public domain',
])('lets go what its file has under %s, unless the import is for learners alone', (licence) => {
  expect(mayBePassedOn({ licence }, anOpenImport)).toBe(true)
  expect(mayBePassedOn({ licence }, { licence: learnersOnlyLicence })).toBe(false)
})

it.each([
  learnersOnlyLicence,
  'CC BY-NC 4.0',
  'CC-BY-NC-SA-4.0',
  'CC BY-ND',
  'https://creativecommons.org/licenses/by-nc/4.0/',
  'https://example.org/?creativecommons.org/licenses/by/4.0/',
  'Creative Commons Attribution-NonCommercial 4.0',
  'All rights reserved',
  '© SIL 1998',
  'ask me',
])('keeps what its file has under %s', (licence) => {
  expect(mayBePassedOn({ licence }, anOpenImport)).toBe(false)
})

it('goes by the import where the file says nothing of an entry', () => {
  const allowed = importableLicences.filter((licence) => mayBePassedOn({}, { licence }))
  expect(allowed).toEqual(itemLicences)
  expect(mayBePassedOn({ licence: ' ' }, anOpenImport)).toBe(true)
})
