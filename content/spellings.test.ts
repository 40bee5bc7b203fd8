import { gradeAnswer, type Outcome } from '@mboa/domain'
import { expect, test } from 'vitest'
import { productCourses } from './testing/product-courses.ts'

/** What speakers write otherwise than a course does: listed under its convention, and right. */

const courses = await productCourses
const items = new Map(
  courses.flatMap(({ units }) =>
    units
      .flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])])
      .map((item) => [item.id, item] as const),
  ),
)

function getItem(id: string) {
  const item = items.get(id)
  if (item === undefined) throw new Error(`No pack has ${id}`)
  return item
}

/** How an answer is marked at standard, where tones count. */
function mark(id: string, answer: string): Outcome {
  const { text, accepted = [] } = getItem(id)
  const [language = ''] = id.split('.')
  const kind = /\s/.test(text) ? 'sentence' : 'word'
  return gradeAnswer({
    answer,
    accepted: [text, ...accepted],
    language,
    kind,
    strictness: 'standard',
  }).outcome
}

function expectListed(id: string, convention: string, written: string): void {
  const [course] = id.split('.')
  const { description } = courses.find(({ summary }) => summary.course === course) ?? {}
  const others = description?.orthography.others ?? []
  expect(others.map((other) => other.id)).toContain(convention)
  expect(getItem(id).spellings?.[convention]).toContain(written)
  expect(mark(id, written)).toBe('correct')
}

test.each(['mvoɛ́', 'mvɔɛ́'])('Ewondo “how is your family” is right with %s', (well) => {
  expect(mark('ewo.how-is-your-family', `Yə ndâ bod dzoe e nə ${well}?`)).toBe('correct')
})

/** Pidgin words whose English-like spelling is the English word that names them. */
const asInEnglish =
  'school table letter driver goat cow hospital snake bread beer spoon knife book money rain stick ' +
  'eye doctor brother woman boy girl write read see take give like look buy carry teach meet sleep ' +
  'cry fall marry do cough town forest good old clean dry black always first one two three fifty ' +
  'why body welcome my'

test.each(asInEnglish.split(' '))('Pidgin “%s” may be written as in English', (word) => {
  expectListed(`wes.${word}`, 'english-like', word)
})

test.each([
  ['he-goat', 'man goat'],
  ['she-goat', 'woman goat'],
  ['she-goat', 'wuman goat'],
  ['old-man', 'old man'],
  ['old-woman', 'old woman'],
  ['girl', 'woman pikin'],
  ['expensive', 'dear'],
  ['quickly', 'quick-quick'],
  ['quickly', 'quick quick'],
  ['second-after-first', 'second'],
  ['third', 'number three'],
  ['third', 'namba three'],
  ['one-hundred', 'one hundred'],
  ['one-hundred', 'wan hundred'],
  ['last-month', 'last month'],
  ['they-them', 'them'],
  ['you-one', 'you'],
])('Pidgin “%s” may be written “%s”', (word, written) => {
  expectListed(`wes.${word}`, 'english-like', written)
})

/** By sound, and said otherwise: not as in English. */
test.each([
  ['wes.hospital', 'ospitu'],
  ['wes.give', 'gi'],
  ['wes.they-them', 'dey'],
  ['wes.he-she-it', 'e'],
  ['wes.he-she-it', 'yi'],
  ['fub.thank-you', 'use'],
  ['bas.seven', 'sâmbɔ́k'],
  ['bas.nine', 'ɓǒ'],
  ['dua.four', 'ɓénɛí'],
])('%s is also %s', (id, written) => {
  expect(mark(id, written)).toBe('correct')
})

test.each([
  ['thank-you', 'mè yéga'],
  ['thank-you', 'mayéga'],
  ['please', 'soho'],
  ['how-are-you', 'I nkè laa?'],
  ['fish', 'hyobi'],
  ['yes', 'nn'],
  ['no', 'to'],
  ['two', 'ibaa'],
  ['three', 'iaa'],
  ['four', 'ina'],
  ['five', 'itan'],
  ['six', 'basamal'],
  ['seven', 'isambok'],
])('the church spelling of Basaa “%s” is listed: %s', (word, written) => {
  expectListed(`bas.${word}`, 'church', written)
})

/** Where plain letters reach, an answer could also come from a keyboard without ours: noted. */
test.each<[string, string, Outcome]>([
  ['time-month', 'sôñ', 'correct'],
  ['month-february', 'matjel', 'correct'],
  ['day-monday', 'ñgwa njañgumba', 'correct'],
  ['time-day', 'kel', 'almost'],
  ['when-today', 'len', 'almost'],
  ['heart', 'ñem', 'correct'],
  ['time-month', 'sôm', 'wrong'],
])('the church spelling of Basaa “%s” follows by rule: %s is %s', (word, written, outcome) => {
  expect(mark(`bas.${word}`, written)).toBe(outcome)
})

test.each([
  ['drink', 'yarugo', 'yara'],
  ['cook', 'defugo', 'defa'],
  ['go', 'yahugo', 'yaha'],
  ['come', 'warugo', 'wara'],
  ['rest', 'siwtugo', 'siwta'],
  ['read', 'jangugo', 'janga'],
  ['write', 'windugo', 'winda'],
  ['work', 'huwugo', 'huuwa'],
  ['speak', 'wolwugo', 'wolwa'],
  ['hear', 'nanugo', 'nana'],
  ['want', 'yiɗgo', 'yiɗi'],
])('Fulfulde “%s” is taught as %s, and %s after ɗon is right', (word, infinitive, afterDon) => {
  expect(getItem(`fub.${word}`).text).toBe(infinitive)
  expect(mark(`fub.${word}`, infinitive)).toBe('correct')
  expectListed(`fub.${word}`, 'after-don', afterDon)
})

test.each([
  ['fub.cook', 'other-length', 'deffugo'],
  ['fub.read', 'other-length', 'jaŋgugo'],
  ['fub.write', 'other-length', 'winndugo'],
  ['fub.work', 'other-length', 'huuwugo'],
  ['dua.two', 'plain', 'ɓébǎ'],
  ['dua.two', 'plain', 'ɓéɓaá'],
  ['dua.seven', 'plain', 'saámbá'],
  ['dua.eight', 'plain', 'lɔɔmbi'],
  ['dua.ten', 'plain', 'dôm'],
  ['dua.neck', 'older', 'ńíngo'],
  ['dua.neck', 'older', 'ńíŋgo'],
  ['dua.body', 'older', 'ńolo'],
  ['dua.body', 'older', 'ńólo'],
  ['dua.drink', 'older', 'ńɔ́'],
  ['dua.drink', 'older', 'ńó'],
  ['dua.meat', 'older', 'ńama'],
  ['dua.time-day', 'older', 'búńá'],
])('%s (%s): another length, b for ɓ, or a letter of older books: %s', expectListed)

/** On a keyboard without ɓ and ɗ a plain letter stands for them: understood, and noted. */
test.each([
  ['dua.two', 'beba'],
  ['dua.good', 'bwam'],
  ['fub.child', 'bingel'],
  ['fub.welcome', 'jabbaama'],
  ['bas.nine', 'boo'],
])('%s may be typed %s', (id, typed) => {
  expect(mark(id, typed)).toBe('almost')
})
