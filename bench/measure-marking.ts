import { gradeAnswer, type GradeRequest } from '@mboa/domain'
import { type Figure, median, millisecondsOf } from './figure.ts'

const rounds = 500
const lexiconWords = 5_000
const acceptedAnswers = 20

/** Words of Adamawa Fulfulde, twelve of them for a sentence's length; together they mean nothing. */
const words =
  'koroowal deftere nyalli bingel waandu suudu nagge puccu sondu ndiyam nyawɗo gorko'.split(' ')
const letters = 'abɓdɗefghijklmnŋoprstuwyƴ'

/** Strings with the letters and lengths of words: only their number and variety matter here. */
function buildLexicon(): string[] {
  return Array.from({ length: lexiconWords }, (_, number) =>
    Array.from(
      { length: 4 + (number % 5) },
      (_, place) => letters[(number * 7919 + place * (number % 31)) % letters.length] ?? '',
    ).join(''),
  )
}

/** The sentence as accepted in twenty forms, each with two words exchanged and one changed. */
const accepted = Array.from({ length: acceptedAnswers }, (_, form) =>
  words
    .with(form % words.length, words[(form + 1) % words.length] ?? '')
    .with((form + 1) % words.length, `${words[form % words.length]}${form > 0 ? 'a' : ''}`)
    .join(' '),
)

function buildRequest(): GradeRequest {
  return {
    answer: accepted[0]?.replace('nagge', 'nagga') ?? '',
    accepted,
    language: 'fub',
    kind: 'sentence',
    strictness: 'relaxed',
    lexicon: buildLexicon(),
  }
}

/** Time to mark a sentence with a slip: for the first time, with a new lexicon, and from then on. */
export function measureMarking(): Figure[] {
  const request = buildRequest()
  const firstMs = millisecondsOf(() => gradeAnswer(request))
  const times = Array.from({ length: rounds }, () => millisecondsOf(() => gradeAnswer(request)))
  const relearnt = Array.from({ length: 20 }, buildRequest)
  const newLexiconMs = median(relearnt.map((each) => millisecondsOf(() => gradeAnswer(each))))
  const name = 'marking 12 words, 20 accepted, lexicon of 5,000'
  return [
    { name, value: `${median(times).toFixed(2)} ms`, aim: 'below 1 ms' },
    { name: '  the first time, nothing compiled', value: `${firstMs.toFixed(0)} ms` },
    { name: '  with a lexicon not seen before', value: `${newLexiconMs.toFixed(1)} ms` },
  ]
}
