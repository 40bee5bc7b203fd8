import { expect, it } from 'vitest'
import { keepFrenchSpaces } from './french-spaces.ts'
import { productCourses } from './testing/product-courses.ts'

it('keeps French punctuation on the line of its word, and leaves other languages alone', () => {
  const item = {
    text: 'Jam na ?',
    gloss: { en: ['so : so'], fr: ['ça va ? (bref)', 'oui'] },
    notes: [{ text: { en: 'a « b »', fr: 'comme ng dans « parking » ; jamais seul' } }],
    checkedBy: 0,
  }
  expect(keepFrenchSpaces(item)).toEqual({
    text: 'Jam na ?',
    gloss: { en: ['so : so'], fr: ['ça va\u00A0? (bref)', 'oui'] },
    notes: [
      {
        text: { en: 'a « b »', fr: 'comme ng dans «\u00A0parking\u00A0»\u00A0; jamais seul' },
      },
    ],
    checkedBy: 0,
  })
})

it('no unit that learners are given breaks a line before French punctuation', async () => {
  const packs = (await productCourses).flatMap(({ units }) => units.map(({ json }) => json))
  expect(packs.length).toBeGreaterThan(50)
  for (const json of packs) expect(json).not.toMatch(/"fr":\[?"[^"]*(?:«[ ]|[ ][;:?!»])/)
})
