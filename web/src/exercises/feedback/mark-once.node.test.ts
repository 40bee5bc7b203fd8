import { alignForDisplay, findNearSentence, type GradeRequest } from '@mboa/domain'
import { expect, it } from 'vitest'
import { markOnce } from './mark-once.ts'

const asked: GradeRequest = {
  answer: 'amos',
  accepted: ['amǒs', 'amɔs'],
  language: 'ewo',
  kind: 'word',
  strictness: 'relaxed',
  others: ['abé'],
}

it('marks the same answer once, however it is asked', () => {
  const marked = markOnce(asked)
  expect(marked).toEqual(alignForDisplay(asked))
  expect(markOnce({ ...asked, accepted: [...asked.accepted] })).toBe(marked)
})

it.each<Partial<GradeRequest>>([
  { answer: 'amós' },
  { accepted: ['amǒs'] },
  { accepted: ['amǒs', 'abé'] },
  { language: 'bas' },
  { kind: 'sentence' },
  { strictness: 'strict' },
  { others: ['amos'] },
  { lexicon: ['amos'] },
])('marks anew where %o', (change) => {
  const marked = markOnce(asked)
  const other = { ...asked, ...change }
  expect(markOnce(other)).not.toBe(marked)
  expect(markOnce(other)).toEqual(alignForDisplay(other))
})

it('marks anew where near misses are found otherwise', () => {
  const marked = markOnce(asked)
  expect(markOnce(asked, findNearSentence)).not.toBe(marked)
})
