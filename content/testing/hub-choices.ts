import {
  listMet,
  listMistaken,
  listReadySentences,
  listToneWords,
  newWordsLeft,
  outlookForWords,
  sentenceKinds,
  startSentenceSession,
  startSession,
  toneKinds,
  wordKinds,
  type CourseUnit,
  type PracticeFold,
  type PracticeSession,
  type SeededRandom,
} from '@mboa/domain'

/** The sessions that the hubs of words and of sentences offer, and what follows one of them. */
export const chosenWays = [
  'practice',
  'quick',
  'more words',
  'new words',
  'mistakes',
  'tones',
  'theme',
  'sentences',
  'quick sentences',
  'more sentences',
  'new sentences',
  'unready sentences',
  'mistaken sentences',
  'theme of sentences',
] as const
export type ChosenWay = (typeof chosenWays)[number]

/** Of one choice so many are asked about at the most (`web/src/exercises/hub/list-themes.ts`). */
const mostChosen = 10

type WordRequest = Parameters<typeof startSession>[0]
type SentenceRequest = Parameters<typeof startSentenceSession>[0]

/** Where a learner stands when they choose. */
export type Standing = Omit<WordRequest, 'kinds' | 'newWords' | 'isQuick' | 'only'> & {
  readonly perDay: number
  readonly dayStartsAt: number
  readonly fold: PracticeFold
  readonly units: readonly CourseUnit[]
}

const dayMs = 86_400_000

/** Begins what was chosen; undefined where a hub does not offer it now. */
export function takeWay(
  way: ChosenWay,
  standing: Standing,
  random: SeededRandom,
): PracticeSession | undefined {
  const { fold, course, units, length, dayStartsAt, perDay } = standing
  const met = listMet(fold, course)
  const words = units.flatMap((unit) => unit.words)
  const sentences = units.flatMap((unit) => unit.sentences ?? [])
  const ready = idsOf(listReadySentences(fold, { course, units }))
  const unit = units[random.below(units.length)]
  const day = { dayStartsAt, dayEndsAt: dayStartsAt + dayMs }

  const ofWords = (given: Partial<WordRequest> = {}) =>
    startSession({
      ...standing,
      kinds: wordKinds,
      newWords: newWordsLeft(fold, { ...day, dailyLimit: perDay }),
      ...given,
    })
  const ofSentences = (given: Partial<SentenceRequest> = {}) =>
    startSentenceSession({ ...standing, kinds: sentenceKinds, beyondMetWords: false, ...given })
  const onlyWords = (only: readonly string[], given: Partial<WordRequest> = {}) =>
    only.length === 0 ? undefined : ofWords({ only: only.slice(0, mostChosen), ...given })
  const onlySentences = (only: readonly string[]) =>
    only.length === 0 ? undefined : ofSentences({ only })
  const isNew = (item: string) => !met.has(item)
  /** What of a theme is due changes from day to day. */
  const fromSomewhere = (items: readonly string[]) => {
    const at = random.below(items.length)
    return [...items.slice(at), ...items.slice(0, at)]
  }

  switch (way) {
    case 'practice':
      return ofWords()
    case 'quick':
      return ofWords({ isQuick: true })
    case 'more words':
      return ofWords({ newWords: length })
    case 'new words':
      return onlyWords(idsOf(outlookForWords(fold, { ...standing, ...day }).unmet))
    case 'mistakes':
      return onlyWords(listMistaken(fold, course).filter((item) => idsOf(words).includes(item)))
    case 'tones': {
      const toned = idsOf(listToneWords(course, words)).filter((item) => met.has(item))
      return onlyWords(toned, { kinds: toneKinds })
    }
    case 'theme':
      return onlyWords(fromSomewhere(idsOf(unit?.words ?? [])))
    case 'sentences':
      return ofSentences()
    case 'quick sentences':
      return ofSentences({ isQuick: true })
    case 'more sentences':
      return ofSentences({ beyondMetWords: true })
    case 'new sentences':
      return onlySentences(ready.slice(0, mostChosen))
    case 'unready sentences':
      return onlySentences(idsOf(sentences).filter((item) => isNew(item) && !ready.includes(item)))
    case 'mistaken sentences': {
      const mistaken = new Set(listMistaken(fold, course))
      return onlySentences(idsOf(sentences).filter((item) => mistaken.has(item)))
    }
    case 'theme of sentences': {
      const canAsk = new Set([...ready, ...met])
      const asked = idsOf(unit?.sentences ?? []).filter((item) => canAsk.has(item))
      return onlySentences(fromSomewhere(asked).slice(0, mostChosen))
    }
  }
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
