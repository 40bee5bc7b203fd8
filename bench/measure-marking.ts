import { gradeAnswer, type GradeRequest } from '@mboa/domain'
import { median, type Figure } from './figure.ts'

const rounds = 2_000

/** A sentence of Basaa as written (Common Voice, CC0), answered with a tone and a letter wrong. */
const request: GradeRequest = {
  answer: 'a gwêé baa basama',
  accepted: ['A gwéé baa basamal.'],
  language: 'bas',
  kind: 'sentence',
  strictness: 'relaxed',
}

/** Time to mark one written sentence, once the code is warm. */
export function measureMarking(): Figure[] {
  for (let round = 0; round < rounds; round++) gradeAnswer(request)
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    gradeAnswer(request)
    return performance.now() - startedAt
  })
  return [{ name: 'marking a sentence', value: `${(median(times) * 1000).toFixed(0)} µs` }]
}
