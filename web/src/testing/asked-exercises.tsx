import type { Sentence } from '@mboa/contract'
import type { Exercise } from '@mboa/domain'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Answered } from '../exercises/exercise-part.ts'
import { ShownExercise } from '../exercises/exercise-screens.tsx'
import { ExerciseFrame } from '../exercises/session/exercise-frame.tsx'
import type { Course } from '../platform/course-store/course-store.ts'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { aRecording } from './recordings.ts'
import { renderAppPart } from './render-app-part.tsx'
import spoken from './sounds/spoken.mp3?url'
import { testCourse, testUnit } from './test-course.ts'
import { pidginCourse, pidginUnit } from './test-sentences.ts'

const longer: Sentence = {
  id: 'wes.s-what-kind-of-food',
  text: 'Yu laik wich kain tchop?',
  gloss: {
    en: ['What kind of food do you like?'],
    fr: ['Quelle sorte de nourriture aimes-tu ?'],
  },
  category: 'question',
  sources: [{ citation: 'APiCS Online, survey chapter 18, example 34', licence: 'CC-BY-4.0' }],
  licence: 'CC-BY-4.0',
  checkedBy: 0,
  tokens: [
    { text: 'Yu' },
    { text: 'laik' },
    { text: 'wich', gloss: { en: 'which', fr: 'quel, quelle' } },
    { text: 'kain', gloss: { en: 'kind', fr: 'sorte' } },
    { text: 'tchop', word: 'wes.eat' },
  ],
}

const pictured = testUnit.words.map((word, at) => ({
  ...word,
  picture: ['🌄', '🌞', '🌅'][at] ?? '',
}))

function Asked({ exercise, course }: { exercise: Exercise; course: Course }) {
  const [answered, setAnswered] = useState<Answered>()
  return (
    <main className="whole-screen">
      <ExerciseFrame
        outcomes={['correct', 'almost']}
        total={10}
        comesBack={false}
        isAnswered={answered !== undefined}
        onLeave={() => undefined}
        onUndo={() => undefined}
      >
        <ShownExercise
          exercise={exercise}
          course={course}
          given={answered}
          onAnswer={setAnswered}
          onAnswerPairs={(all) => setAnswered(all[0])}
          onNext={() => undefined}
        />
      </ExerciseFrame>
    </main>
  )
}

const item = 'ewo.tomorrow'
const meaning = { en: 'tomorrow', fr: 'demain' }
const about = { item, isNew: false, meaning } as const
const meanings = testUnit.words.map(({ id, gloss }) => ({
  item: id,
  meaning: { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' },
}))
const words = testUnit.words.map(({ id, text }) => ({ item: id, text }))
const meant = { ...about, text: 'okírí', options: meanings } as const
const written = { ...about, skill: 'recall', accepted: ['okírí'], draw: 'a draw' } as const
const sentence = {
  item: 'wes.s-i-want-water',
  isNew: false,
  meaning: { en: 'I want water.', fr: 'Je veux de l’eau.' },
} as const
const built = {
  ...sentence,
  skill: 'recall',
  accepted: ['A wan wata.'],
  synonyms: { en: [], fr: [] },
} as const

/** As many as are matched at most, with words and meanings that take two lines. */
const fivePairs = [
  ['ewo.good-morning', 'm̀bəmbə kídi', 'good morning', 'bonjour (le matin)'],
  ['ewo.welcome', 'm̀bəmbə ǹsóán', 'welcome', 'bienvenue'],
  ['ewo.how-are-you', 'Onə yá?', 'How are you?', 'Comment ça va ?'],
  ['ewo.today', 'aná', 'today', 'aujourd’hui'],
  ['ewo.tomorrow', 'okírí', 'tomorrow', 'demain'],
] as const

/** What is asked, and what is tapped to answer it, one after the other. */
export interface AskedExercise {
  exercise: Exercise
  taps: readonly string[]
  /** Its choices are heard before they are chosen. */
  areHeard?: boolean
}

export const choices = {
  'choose-meaning': {
    exercise: { ...meant, kind: 'choose-meaning', skill: 'recognise' },
    taps: ['today'],
  },
  'choose-picture': {
    exercise: { ...meant, kind: 'choose-picture', skill: 'recognise' },
    taps: ['today'],
  },
  'choose-written': {
    exercise: { ...about, kind: 'choose-written', skill: 'hear', options: words },
    taps: ['aná'],
  },
  'hear-meaning': {
    exercise: { ...meant, kind: 'hear-meaning', skill: 'hear' },
    taps: ['today'],
  },
  'hear-picture': {
    exercise: { ...meant, kind: 'hear-picture', skill: 'hear' },
    taps: ['today'],
  },
  'choose-word': {
    exercise: { ...about, kind: 'choose-word', skill: 'recall', options: words },
    taps: ['aná'],
  },
  'choose-word with sound': {
    exercise: { ...about, kind: 'choose-word', skill: 'recall', options: words },
    taps: ['aná', 'okírí', 'aná', 'aná'],
    areHeard: true,
  },
  'choose-spelling': {
    exercise: {
      ...about,
      kind: 'choose-spelling',
      skill: 'recall',
      right: 'okírí',
      options: ['okiri', 'okírí', 'ɔkírí', 'okíri'],
    },
    taps: ['okiri'],
  },
  'missing-letter': {
    exercise: { ...written, kind: 'missing-letter' },
    taps: ['*'],
  },
  'fill-gap': {
    exercise: {
      ...sentence,
      kind: 'fill-gap',
      skill: 'recall',
      before: 'A wan ',
      after: '.',
      right: 'wata',
      options: ['wata', 'sabi', 'tchop', 'kom'],
    },
    taps: ['sabi'],
  },
  'fill-gap of two lines': {
    exercise: {
      item: 'wes.s-what-kind-of-food',
      isNew: false,
      meaning: {
        en: 'What kind of food do you like?',
        fr: 'Quelle sorte de nourriture aimes-tu ?',
      },
      kind: 'fill-gap',
      skill: 'recall',
      before: 'Yu laik wich ',
      after: ' tchop?',
      right: 'kain',
      options: ['kain', 'sabi', 'wan', 'kom'],
    },
    taps: ['sabi'],
  },
  'missing-letter of a long word': {
    exercise: {
      ...written,
      item: 'ewo.good-morning',
      accepted: ['m̀bəmbə kídi'],
      kind: 'missing-letter',
    },
    taps: ['*'],
  },
  'choose-spelling of a long word': {
    exercise: {
      ...about,
      item: 'ewo.good-morning',
      meaning: { en: 'good morning', fr: 'bonjour (le matin)' },
      kind: 'choose-spelling',
      skill: 'recall',
      right: 'm̀bəmbə kídi',
      options: ['m̀bembe kídi', 'm̀bəmbə kídi', 'm̀bəmbə kidí', 'mbəmbə kídi'],
    },
    taps: ['m̀bembe kídi'],
  },
  'match-pairs': {
    exercise: {
      kind: 'match-pairs',
      skill: 'recognise',
      pairs: meanings.map((each, at) => ({ ...each, isNew: false, text: words[at]?.text ?? '' })),
      meaningOrder: ['ewo.tomorrow', 'ewo.yesterday', 'ewo.today'],
    },
    taps: ['aná', 'tomorrow', 'today', 'angogé', 'yesterday', 'okírí', 'tomorrow'],
  },
  'match-pairs of five': {
    exercise: {
      kind: 'match-pairs',
      skill: 'recognise',
      pairs: fivePairs.map(([item, text, en, fr]) => ({
        item,
        text,
        meaning: { en, fr },
        isNew: false,
      })),
      meaningOrder: fivePairs.map(([item]) => item).reverse(),
    },
    taps: ['okírí', 'today', ...fivePairs.flatMap(([, text, en]) => [text, en])],
  },
} satisfies Record<string, AskedExercise>

export const joined = {
  'letter-tiles': {
    exercise: { ...written, kind: 'letter-tiles' },
    taps: ['o', 'k', 'í', 'r', 'í', 'Check'],
  },
  'place-tones': {
    exercise: { ...written, kind: 'place-tones' },
    taps: ['high', 'high', 'no mark', 'Check'],
  },
  'build-meaning of a long sentence': {
    exercise: {
      item: 'wes.s-what-kind-of-food',
      isNew: false,
      skill: 'recognise',
      kind: 'build-meaning',
      text: 'Yu laik wich kain tchop?',
      accepted: {
        en: ['What kind of food do you like?'],
        fr: ['Quelle sorte de nourriture aimes-tu ?'],
      },
      tiles: {
        en: [
          'food',
          'understand',
          'you',
          'What',
          'children',
          'like',
          'of',
          'kind',
          'tomorrow',
          'do',
        ],
        fr: [],
      },
    },
    taps: [
      'understand',
      'food',
      'children',
      'tomorrow',
      'What',
      'kind',
      'of',
      'do',
      'you',
      'like',
      'Check',
    ],
  },
  'build-sentence': {
    exercise: {
      ...built,
      kind: 'build-sentence',
      tiles: ['wata', 'tchop', 'A', 'wan', 'sabi', 'kom'],
    },
    taps: ['A', 'wan', 'wata', 'tchop', 'sabi', 'kom', 'Check'],
  },
} satisfies Record<string, AskedExercise>

export const typed = {
  'type-word': {
    exercise: {
      ...written,
      item: 'ewo.good-morning',
      accepted: ['m̀bəmbə kídi'],
      kind: 'type-word',
      synonyms: { en: [], fr: [] },
    },
    taps: ['mbembe kid', 'Check'],
  },
  'type-sentence': {
    exercise: { ...built, kind: 'type-sentence' },
    taps: ['wa wan watu', 'Check'],
  },
} satisfies Record<string, AskedExercise>

async function recordWords(): Promise<NonNullable<Course['recordings']>> {
  const sound = await (await fetch(spoken)).blob()
  const opus = { address: URL.createObjectURL(sound), bytes: sound.size }
  return new Map(words.map(({ item: said }) => [said, [aRecording({ item: said, opus })]]))
}

/** Shows it in the frame of a session, as on a phone. */
export async function showAsked({ exercise, areHeard = false }: AskedExercise): Promise<void> {
  const isPidgin = JSON.stringify(exercise).includes('wes.')
  const course: Course = isPidgin
    ? { summary: await pidginCourse(), units: [{ ...pidginUnit, sentences: [longer] }, pidginUnit] }
    : {
        summary: testCourse,
        units: [{ ...testUnit, words: pictured }],
        ...((areHeard || exercise.kind.startsWith('hear-')) && {
          recordings: await recordWords(),
        }),
      }
  await renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <Asked exercise={exercise} course={course} />
    </PracticeProvider>,
    {},
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (areHeard) {
    await expect.element(page.getByText('Tap to hear, tap again to choose.')).toBeVisible()
  } else if (course.recordings !== undefined) {
    await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  }
  await document.fonts.ready
}
