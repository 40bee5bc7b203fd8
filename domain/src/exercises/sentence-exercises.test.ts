import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandAccepted } from '../answers/expand-accepted.ts'
import { glossSpellings } from '../answers/gloss-words.ts'
import { gradeAnswer } from '../answers/grade-answer.ts'
import type { GradeRequest } from '../answers/verdicts.ts'
import { sentenceKinds } from '../scheduling/exercise-kinds.ts'
import { buildSentence, buildWord } from '../testing/course-words.ts'
import { arrangeExercise } from './exercise.ts'
import type { CourseSentence, CourseUnit } from './course-items.ts'
import { judgeSentence } from './judge-sentence.ts'
import { judgeChoice } from './session.ts'
import { chooseGap } from './kinds/fill-gap.ts'
import type { ExerciseMaterial } from './kinds/kind-rules.ts'
import { sentenceKindRules } from './kinds/sentence-kinds.ts'
import type { SentenceExercise } from './kinds/sentence-kinds.ts'
import { listTokens, splitTokens } from './sentence-tokens.ts'
import { createWordLikeness } from './word-likeness.ts'

/** Words of Ewondo, of which sentences are put together here without meaning anything. */
const texts = ['ma', 'wa', 'kə', 'kɔ', 'yəbə', 'dzé', 'dze', 'wā', 'bɔ', 'sɔ́', 'vé', 'aná', 'okírí']
const words = texts.map((text, at) =>
  buildWord(text, {
    id: `ewo.word-${at}`,
    gloss: { en: [`thing${'abcdefghijklm'[at] ?? ''}`], fr: [`chose${'abcdefghijklm'[at] ?? ''}`] },
    category: at % 2 === 0 ? 'thing' : 'doing',
  }),
)

const anySentence = fc
  .record({
    tokens: fc.array(fc.nat({ max: texts.length - 1 }), { minLength: 1, maxLength: 14 }),
    meaning: fc.array(fc.constantFrom('I', 'the', 'day', 'comes', "it's", 'tomorrow'), {
      minLength: 1,
      maxLength: 14,
    }),
    isTakenApart: fc.boolean(),
  })
  .map(({ tokens, meaning, isTakenApart }): CourseSentence => {
    const own = tokens.map((at) => ({ text: texts[at] ?? '', word: `ewo.word-${at}` }))
    const line = own.map(({ text }) => text).join(' ')
    return buildSentence('sentence', {
      id: 'ewo.sentence',
      text: `${line.charAt(0).toUpperCase()}${line.slice(1)}!`,
      gloss: { en: [`${meaning.join(' ')}. (so)`], fr: [`${meaning.join(' ')} ?`] },
      ...(isTakenApart && { tokens: own }),
    })
  })
const anyFamiliar = fc.uniqueArray(fc.constantFrom(...words.map(({ id }) => id)))
const anySeed = fc.nat().map(String)
const anyKind = fc.constantFrom(...sentenceKinds)

function materialFor(sentence: CourseSentence, given: Partial<ExerciseMaterial> = {}) {
  const units: CourseUnit[] = [{ unit: 'u', words, sentences: [sentence] }]
  return {
    seed: 'seed',
    units,
    kinds: new Set(sentenceKinds),
    language: undefined,
    isNew: () => true,
    isPictured: () => false,
    met: new Set(words.map(({ id }) => id)),
    familiar: new Set(words.map(({ id }) => id)),
    likeness: createWordLikeness('ewo', 'relaxed'),
    meaningLikeness: createWordLikeness('en', 'relaxed'),
    ...given,
  }
}

interface Side {
  readonly tiles: readonly string[]
  readonly accepted: readonly string[]
  readonly language: GradeRequest['language']
}

/** The tiles of an exercise with what is right for them; two where the meaning is built. */
function sidesOf(exercise: SentenceExercise): Side[] {
  switch (exercise.kind) {
    case 'build-sentence':
    case 'reorder-sentence':
      return [{ ...exercise, language: 'ewo' }]
    case 'build-meaning':
      return (['en', 'fr'] as const).map((language) => ({
        tiles: exercise.tiles[language],
        accepted: exercise.accepted[language],
        language: glossSpellings[language],
      }))
    default:
      return []
  }
}

const arranged = (exercise: SentenceExercise, seed: string) =>
  arrangeExercise(exercise, { items: [exercise.item], attempt: 0 }, seed) as SentenceExercise

/** Whether the tiles hold all of these, each as often. */
function holds(tiles: readonly string[], wanted: readonly string[]): boolean {
  const left = tiles.map((tile) => tile.toLowerCase())
  return wanted.every((each) => {
    const at = left.indexOf(each.toLowerCase())
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

describe('every exercise about a sentence', () => {
  test('can be solved exactly from its tiles, in both directions', () => {
    fc.assert(
      fc.property(anySentence, anyFamiliar, anySeed, anyKind, (sentence, known, seed, kind) => {
        const material = materialFor(sentence, {
          seed,
          met: new Set(known),
          familiar: new Set(known),
        })
        const built = sentenceKindRules[kind].build(sentence, material)
        if (built === undefined) return
        for (const { tiles, accepted, language } of sidesOf(arranged(built, seed))) {
          const solution = accepted
            .flatMap(expandAccepted)
            .map(splitTokens)
            .find((tokens) => holds(tiles, tokens))
          expect(solution).toBeDefined()
          const request = { answer: (solution ?? []).join(' '), accepted, language } as const
          expect(judgeSentence(kind, { ...request, strictness: 'strict' })).toEqual({
            verdict: 'exact',
            outcome: 'correct',
          })
        }
      }),
    )
  })

  test('offers no word that some right answer contains, and no two alike', () => {
    fc.assert(
      fc.property(anySentence, anyFamiliar, anySeed, anyKind, (sentence, known, seed, kind) => {
        const material = materialFor(sentence, { seed, familiar: new Set(known) })
        const built = sentenceKindRules[kind].build(sentence, material)
        if (built === undefined) return
        const own = new Set(listTokens(sentence).map(({ text }) => text.toLowerCase()))
        const likeness = material.likeness
        const wrong =
          built.kind === 'build-sentence'
            ? built.tiles.slice(listTokens(sentence).length)
            : built.kind === 'fill-gap'
              ? built.options.slice(1)
              : []
        for (const [at, tile] of wrong.entries()) {
          for (const token of own) expect(likeness.same(tile, token)).toBe(false)
          for (const other of wrong.slice(at + 1)) expect(likeness.same(tile, other)).toBe(false)
        }
      }),
    )
  })

  test('never stands there solved', () => {
    const asked = buildSentence('s', { id: 'ewo.s', text: 'wa kə vé' })
    const built = sentenceKindRules['reorder-sentence'].build(asked, materialFor(asked))
    if (built === undefined) throw new Error('not offered')
    for (let seed = 0; seed < 60; seed++) {
      expect(sidesOf(arranged(built, `${seed}`))[0]?.tiles).not.toEqual(['wa', 'kə', 'vé'])
    }
  })

  test('is the same again from the same seed', () => {
    fc.assert(
      fc.property(anySentence, anySeed, anyKind, (sentence, seed, kind) => {
        const build = () => sentenceKindRules[kind].build(sentence, materialFor(sentence, { seed }))
        const [one, two] = [build(), build()]
        expect(one).toEqual(two)
        if (one === undefined || two === undefined) return
        expect(arranged(one, seed)).toEqual(arranged(two, seed))
      }),
    )
  })

  test('is only asked of a sentence that is long enough, and not too long', () => {
    fc.assert(
      fc.property(anySentence, anyKind, (sentence, kind) => {
        const length = listTokens(sentence).length
        const built = sentenceKindRules[kind].build(sentence, materialFor(sentence))
        if (kind === 'reorder-sentence') {
          const isVaried = new Set(listTokens(sentence).map(({ text }) => text)).size > 1
          // A first word may differ from a later one by its capital alone.
          if (isVaried && length >= 3 && length <= 10 && !hasCapitalTwin(sentence))
            expect(built).toBeDefined()
          if (length < 3 || length > 10) expect(built).toBeUndefined()
        }
        if (kind === 'build-sentence') expect(built !== undefined).toBe(length >= 2 && length <= 12)
        if (kind === 'fill-gap' && (length < 3 || length > 12)) expect(built).toBeUndefined()
      }),
    )
  })
})

const hasCapitalTwin = (sentence: CourseSentence) =>
  new Set(listTokens(sentence).map(({ text }) => text.toLowerCase())).size === 1

describe('tiles', () => {
  const sentence = buildSentence('s', {
    id: 'ewo.s',
    text: 'Wa sɔ́ vé?',
    gloss: { en: ['Where do you come from? (now)'], fr: ['D’où viens-tu ?'] },
    tokens: [
      { text: 'Wa', word: 'ewo.word-1' },
      { text: 'sɔ́', word: 'ewo.word-9' },
      { text: 'vé' },
    ],
  })

  test('are the words without punctuation, the first without its capital, and 2 to 5 more', () => {
    const built = sentenceKindRules['build-sentence'].build(sentence, materialFor(sentence))
    expect(built?.kind === 'build-sentence' && built.tiles).toHaveLength(5)
    expect(built?.kind === 'build-sentence' && built.tiles.slice(0, 3)).toEqual(['wa', 'sɔ́', 'vé'])
  })

  test('of a meaning leave out what is optional, and keep “I” and names as they are', () => {
    const named = {
      ...sentence,
      text: 'Anna a sɔ́',
      gloss: { en: ['Anna comes. (soon)'], fr: ['Anna vient.'] },
    }
    const tilesOf = (asked: CourseSentence) => {
      const built = sentenceKindRules['build-meaning'].build(asked, materialFor(asked))
      return built?.kind === 'build-meaning' ? built.tiles : { en: [], fr: [] }
    }
    expect(tilesOf(sentence).en.slice(0, 5)).toEqual(['where', 'do', 'you', 'come', 'from'])
    expect(tilesOf(sentence).fr.slice(0, 2)).toEqual(['d’où', 'viens-tu'])
    expect(tilesOf(named).en.slice(0, 2)).toEqual(['Anna', 'comes'])
    const own = { ...sentence, gloss: { en: ['I come.'], fr: ['Je viens.'] } }
    expect(tilesOf(own).en[0]).toBe('I')
    expect(tilesOf(own).fr[0]).toBe('je')
  })

  test('in any accepted order are right, and equal words stand for each other', () => {
    const asked = { ...sentence, text: 'vé vé wa', tokens: undefined, accepted: ['wa vé vé'] }
    const built = sentenceKindRules['reorder-sentence'].build(asked, materialFor(asked))
    if (built?.kind !== 'reorder-sentence') throw new Error('not offered')
    expect(built.tiles.toSorted()).toEqual(['vé', 'vé', 'wa'])
    const judge = (answer: string) =>
      judgeSentence(built.kind, {
        answer,
        accepted: built.accepted,
        language: 'ewo',
        strictness: 'relaxed',
      })
    expect(judge('vé vé wa').verdict).toBe('exact')
    expect(judge('wa vé vé').verdict).toBe('exact')
    expect(judge('vé wa vé')).toEqual({ verdict: 'order', outcome: 'wrong' })
  })

  test('of what may be left out are right with it and without, typed as well', () => {
    const asked = { ...sentence, text: 'wa sɔ́ vé', tokens: undefined, accepted: ['wa sɔ́ (vé)'] }
    for (const kind of ['build-sentence', 'type-sentence'] as const) {
      const built = sentenceKindRules[kind].build(asked, materialFor(asked))
      if (built?.kind !== kind) throw new Error('not offered')
      const judge = (answer: string) =>
        judgeSentence(kind, { ...built, answer, language: 'ewo', strictness: 'strict' })
      expect(judge('wa sɔ́ vé')).toEqual({ verdict: 'exact', outcome: 'correct' })
      expect(judge('wa sɔ́')).toEqual({ verdict: 'exact', outcome: 'correct' })
      expect(judge('wa vé').outcome).toBe('wrong')
    }
  })

  test('that build another sentence of the same meaning are right as well', () => {
    const twin = buildSentence('twin', { id: 'ewo.twin', text: 'kə kɔ', gloss: sentence.gloss })
    const units = [{ unit: 'u', words, sentences: [sentence, twin] }]
    const built = sentenceKindRules['build-sentence'].build(
      sentence,
      materialFor(sentence, { units }),
    )
    if (built?.kind !== 'build-sentence') throw new Error('not offered')
    expect(built.synonyms).toEqual({ en: ['kə kɔ'], fr: ['kə kɔ'] })
    expect(built.tiles).not.toContain('kə')
    expect(built.tiles).not.toContain('kɔ')
  })
})

describe('the gap', () => {
  const sentence = (given: Partial<CourseSentence>) =>
    buildSentence('gapped', { id: 'ewo.gapped', ...given })
  const gapIn = (asked: CourseSentence, given: Partial<ExerciseMaterial> = {}) =>
    chooseGap(asked, materialFor(asked, given))?.word.text

  test('is the word met that the course uses least, never the first', () => {
    const asked = sentence({ text: 'okírí wa kə vé' })
    const other = buildSentence('other', { id: 'ewo.other', text: 'kə vé, kə wa' })
    const units = [{ unit: 'u', words, sentences: [asked, other] }]
    expect(gapIn(asked, { units })).toBe('wa')
    expect(gapIn(asked, { units, met: new Set(['ewo.word-2', 'ewo.word-10']) })).toBe('vé')
    expect(gapIn(asked, { units, met: new Set() })).toBeUndefined()
  })

  test('is no name, no number, and needs three words', () => {
    const named = sentence({
      text: 'wa kə Aná',
      gloss: { en: ['You go to Aná'], fr: ['Tu vas à Aná'] },
    })
    expect(gapIn(named)).toBe('kə')
    const counted = words.map((word) =>
      word.text === 'kə' ? { ...word, category: 'number' } : word,
    )
    const asked = sentence({
      text: 'wa kə vé',
      tokens: [{ text: 'wa' }, { text: 'kə', word: 'ewo.word-2' }, { text: 'vé' }],
    })
    expect(gapIn(asked, { units: [{ unit: 'u', words: counted, sentences: [asked] }] })).toBe('vé')
    expect(gapIn(sentence({ text: 'wa kə' }))).toBeUndefined()
  })

  test('stands where the word stands, with its punctuation around it', () => {
    const asked = sentence({
      text: 'Ma vé, vé!',
      tokens: [{ text: 'Ma' }, { text: 'vé' }, { text: 'vé' }],
    })
    const built = sentenceKindRules['fill-gap'].build(asked, materialFor(asked))
    if (built?.kind !== 'fill-gap') throw new Error('not offered')
    expect(`${built.before}[${built.right}]${built.after}`).toBe('Ma [vé], vé!')
    expect(built.options).toHaveLength(4)
    expect(judgeChoice(built.right, 'vé').outcome).toBe('correct')
    expect(judgeChoice(built.right, 'ma').outcome).toBe('wrong')
    expect(
      gradeAnswer({
        answer: `${built.before}vé${built.after}`,
        accepted: [asked.text],
        language: 'ewo',
        kind: 'sentence',
        strictness: 'strict',
      }).verdict,
    ).toBe('exact')
  })
})
