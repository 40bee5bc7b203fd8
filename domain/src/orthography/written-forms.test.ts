import { describe, expect, test } from 'vitest'
import { gradeAnswer } from '../answers/grade-answer.ts'
import { conventionOf, findConvention } from './convention-of.ts'
import { respellTokens, writeIn } from './written-forms.ts'

const own = 'general'
const soap = {
  id: 'xyz.soap',
  text: 'sɔpɛ',
  accepted: ['savɔ', 'sope', 'zope', 'sòpé'],
  dialect: 'north',
  spellings: { church: ['sope', 'zope'], school: ['sòpé'] },
  forms: [{ convention: 'church', text: 'sope', dialect: 'south' }],
}
const bread = { id: 'xyz.bread', text: 'brɛd' }
const sentence = {
  id: 'xyz.buy-soap',
  text: 'Mə sɔpɛ kus.',
  accepted: ['Me sope kus.', 'Mesopekus ja.'],
  spellings: { church: ['Me sope kus.'], school: ['Mesopekus ja.'] },
  tokens: [
    { text: 'Mə', gloss: { en: 'I', fr: 'je' } },
    { text: 'sɔpɛ', word: 'xyz.soap' },
    { text: 'kus', gloss: { en: 'buy', fr: 'achète' } },
  ],
}
const pack = { orthography: own, words: [soap, bread], sentences: [sentence] }
const conventions = [own, 'church', 'school']
const see = (wanted: string, of = pack) => writeIn(of, { own, wanted })

describe('a pack in another convention', () => {
  test('shows the first form, accepts what it showed, and says where the form is from', () => {
    const church = see('church')
    expect(church.orthography).toBe('church')
    expect(church.words[0]).toMatchObject({
      text: 'sope',
      accepted: ['sɔpɛ', 'savɔ', 'zope', 'sòpé'],
      spellings: { general: ['sɔpɛ'], church: ['zope'], school: ['sòpé'] },
      dialect: 'south',
    })
    expect(church.words.map(conventionOf)).toEqual(['church', own])
    expect(pack.words.map(conventionOf)).toEqual([undefined, undefined])
  })

  test('leaves what has no form there as the course writes it', () => {
    expect(see('church').words[1]).toEqual({ ...bread, convention: own })
  })

  test('takes the words of a sentence along where they are as many, and no others', () => {
    const texts = (wanted: string) => tokensOf(see(wanted).sentences[0])?.map(({ text }) => text)
    const tokensOf = (of?: { tokens?: { text: string }[] }) => of?.tokens
    expect(texts('church')).toEqual(['Me', 'sope', 'kus'])
    expect(see('church').sentences[0]?.tokens[1]).toMatchObject({ word: 'xyz.soap' })
    expect(texts('school')).toBeUndefined()
    const tokens = [{ text: 'Mesopekus' }, { text: 'ja' }]
    const form = { convention: 'school', text: 'Mesopekus ja.', tokens }
    const told = { ...pack, sentences: [{ ...sentence, forms: [form] }] }
    expect(writeIn(told, { own, wanted: 'school' }).sentences[0]?.tokens).toEqual(tokens)
  })

  test.each(conventions.flatMap((from) => conventions.map((to) => [from, to])))(
    'seen in %s, then in %s, is as if the second alone had been chosen, and leads back whole',
    (from, to) => {
      const twice = see(to, see(from))
      expect(sorted(twice)).toEqual(sorted(see(to)))
      expect(sorted(see(own, twice))).toEqual(sorted(see(own)))
      expect(sorted(see(own))).toEqual(sorted(pack))
    },
  )
})

/** In which order answers are accepted says nothing. */
function sorted({ words, sentences, orthography }: typeof pack) {
  const items: { text: string; accepted?: string[] }[] = [...words, ...sentences]
  return {
    orthography,
    items: items.map((item) => ({ ...item, accepted: [...(item.accepted ?? [])].sort() })),
  }
}

test.each(
  conventions.flatMap((seen) =>
    ['sɔpɛ', 'sope', 'zope', 'sòpé', 'savɔ'].map((answer) => [seen, answer]),
  ),
)('who sees %s and writes %s is right, and is told where it is written so', (seen, answer) => {
  const [{ text, accepted, ...word } = soap] = writeIn(
    { orthography: own, words: [soap] },
    { own, wanted: seen },
  ).words
  const { outcome, matched } = gradeAnswer({
    answer,
    accepted: [text, ...accepted],
    language: 'ewo',
    kind: 'word',
    strictness: 'strict',
  })
  expect(outcome).toBe('correct')
  const written: Record<string, string> = {
    sɔpɛ: own,
    sope: 'church',
    zope: 'church',
    sòpé: 'school',
  }
  const isShown = answer === text
  expect(findConvention({ text, ...word }, matched)).toBe(isShown ? undefined : written[answer])
})

test('what follows by rule is of its convention too', () => {
  expect(findConvention({ text: 'soŋ', respelled: { church: ['sôñ'] } }, 'sôñ')).toBe('church')
  expect(findConvention(bread, 'sôñ')).toBeUndefined()
  expect(findConvention(bread, null)).toBeUndefined()
})

test('tokens keep what they mean only where their words are as many', () => {
  expect(respellTokens(sentence.tokens, '« Me sope kus »!')?.map(({ text }) => text)).toEqual([
    'Me',
    'sope',
    'kus',
  ])
  expect(respellTokens(sentence.tokens, 'Me sope.')).toBeUndefined()
})
