import { describe, expect, test } from 'vitest'
import { expandAccepted } from './expand-accepted.ts'
import { spellingOf } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { AnswerKind } from './verdicts.ts'

const grade = (language: string, answer: string, accepted: string, kind: AnswerKind = 'sentence') =>
  gradeAnswer({
    language: spellingOf(language),
    answer,
    accepted: [accepted],
    kind,
    strictness: 'strict',
  })

describe('meanings in French and English', () => {
  test.each([
    ['fr', 'lhomme', 'l’homme'],
    ['fr', 'LE COEUR', 'le cœur'],
    ['fr', '17 hommes', 'dix-sept hommes'],
    ['fr', '1 femme', 'une femme'],
    ['fr', 'dix sept', '17'],
    ['en', 'I dont know', 'I do not know'],
    ['en', 'I cannot come', "I can't come"],
    ['en', 'He has gone', 'He’s gone'],
    ['en', 'He is gone', 'He’s gone'],
    ['en', 'Its a man', "It's a man"],
    ['en', 'zero', '0'],
  ])('%s: “%s” is “%s”', (language, answer, accepted) => {
    expect(grade(language, answer, accepted)).toMatchObject({ verdict: 'exact', diff: [] })
  })

  test.each([
    ['fr', 'un homme', 'l’homme'],
    ['fr', 'homme', 'l’homme'],
    ['fr', 'de l’eau', 'eau'],
    ['fr', 'du pain', 'le pain'],
    ['en', 'a dog', 'the dog'],
    ['en', 'dog', 'the dog'],
  ])('%s: the article is free in the word “%s” for “%s”', (language, answer, accepted) => {
    expect(grade(language, answer, accepted, 'word')).toMatchObject({ outcome: 'correct' })
    expect(grade(language, answer, accepted)).toMatchObject({
      verdict: 'letters',
      outcome: 'almost',
      diff: [{ op: 'letter', kind: 'article', i: 0 }],
    })
  })

  test('a word that is only an article is asked for itself', () => {
    expect(grade('fr', 'deux', 'un', 'word').verdict).toBe('wrong')
    expect(grade('fr', 'le', 'un', 'word').verdict).toBe('wrong')
  })

  test('places count the articles of the expected answer', () => {
    expect(
      gradeAnswer({
        language: spellingOf('fr'),
        answer: 'voici une maisn',
        accepted: ['voici la maison'],
        kind: 'sentence',
        strictness: 'relaxed',
      }),
    ).toMatchObject({
      verdict: 'typo',
      diff: [
        { kind: 'article', i: 0, expected: 'voici la maison', got: 'voici une maisn' },
        { op: 'del', i: 13, expected: 'o', got: '' },
      ],
    })
  })

  test('forms that are another word without their apostrophe stay as they are', () => {
    expect(grade('en', 'well come', 'we will come').verdict).toBe('wrong')
    expect(grade('en', 'we’ll come', 'we will come').verdict).toBe('exact')
  })
})

describe('the notation of accepted answers', () => {
  test.each([
    ['ami(e)', ['amie', 'ami']],
    ['{toi|vous} (tous)', ['toi tous', 'toi ', 'vous tous', 'vous ']],
    ['({un|deux} à) trois', ['un à trois', 'deux à trois', ' trois']],
    ['{a|b(c)}', ['a', 'bc', 'b']],
    ['a) {b', ['a) {b']],
    ['(a', ['(a']],
  ])('%s', (text, spellings) => {
    expect(expandAccepted(text)).toEqual(spellings)
  })

  test('is bounded', () => {
    expect(expandAccepted('(a)'.repeat(20)).length).toBeLessThanOrEqual(256)
  })
})
