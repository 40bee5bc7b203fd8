import {
  type Lesson,
  type LessonStep,
  lessonTeaches,
  type Sentence,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import { withoutTone } from '@mboa/domain'
import type { Path } from '../yaml-file.ts'
import { within, type Finding } from '../problem.ts'
import { checkOpenSources } from './licences.ts'
import { checkTitle } from './titles.ts'
import { checkOwnId } from './unit.ts'

/** Checks the units of one course, given in the order in which they are taught. */
export type LessonCheck = (pack: UnitPack) => Finding[]

/**
 * Holds a course's lessons to what learners rely on: 4 to 8 things taught in each, a check at
 * the end, every reference to an item that exists, and nothing asked before it was taught. It opens
 * with words.
 */
export function createLessonCheck(units: readonly UnitPack[]): LessonCheck {
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  const sentences = new Map(units.flatMap((unit) => (unit.sentences ?? []).map((s) => [s.id, s])))
  const lessonIds = new Set<string>()
  const taught = new Set<string>()

  const items = new Map<string, Word | Sentence>([...words, ...sentences])

  const isItem = (id: string) => words.has(id) || sentences.has(id)

  function checkStep(step: LessonStep): Finding[] {
    if (step.step === 'note') {
      const unknown = (step.examples ?? []).flatMap((id, index) =>
        isItem(id) ? [] : [unknownItem(id, ['examples', index])],
      )
      return [...unknown, ...sourcesOf(step)]
    }
    if (step.step === 'letters') {
      const found = step.letters.flatMap(({ letter, example }, index): Finding[] => {
        const path = ['letters', index, 'example']
        const word = example === undefined ? undefined : words.get(example)
        if (example !== undefined && word === undefined) return [unknownItem(example, path)]
        return word !== undefined && hasLetter(word.text, letter)
          ? []
          : [withoutWord(letter, ['letters', index])]
      })
      return [...found, ...sourcesOf(step)]
    }
    return step.items.flatMap((id, index): Finding[] => {
      const path = ['items', index]
      const isKnown = step.step === 'sentences' ? sentences.has(id) : isItem(id)
      if (!isKnown) return [unknownItem(id, path)]
      if (step.step === 'present') return teach(id, path)
      if (step.step === 'sentences') return checkTaughtWords(id, path)
      return taught.has(id) ? [] : [notYetTaught(id, path)]
    })
  }

  function teach(id: string, path: Path): Finding[] {
    if (taught.has(id)) {
      return [{ path, code: 'taught-twice', message: `"${id}" was taught before` }]
    }
    taught.add(id)
    return []
  }

  /** A sentence presented as a whole may hold words that are taught later or never. */
  function checkTaughtWords(id: string, path: Path): Finding[] {
    const tokens = taught.has(id) ? [] : (sentences.get(id)?.tokens ?? [])
    return tokens.flatMap(({ word }) =>
      word === undefined || taught.has(word) ? [] : [notYetTaught(word, path)],
    )
  }

  function checkLesson(lesson: Lesson, course: string): Finding[] {
    const findings = checkOwnId(lesson.id, course)
    if (lessonIds.has(lesson.id) || isItem(lesson.id)) {
      findings.push({ path: ['id'], code: 'duplicate-id', message: 'this id is used already' })
    }
    lessonIds.add(lesson.id)
    const found = lesson.steps.map((step, index) =>
      checkStep(step).map((one) => within(one, ['steps', index])),
    )
    const whole = [
      ...checkOpening(lesson),
      ...checkSize(lesson),
      ...checkEnd(lesson),
      ...checkTitle(lesson, items),
    ]
    return [...findings, ...whole, ...found.flat()]
  }

  function checkTokenWords(unit: UnitPack): Finding[] {
    return (unit.sentences ?? []).flatMap(({ tokens = [] }, sentence) =>
      tokens.flatMap(({ word }, token) =>
        word === undefined || words.has(word)
          ? []
          : [unknownItem(word, ['sentences', sentence, 'tokens', token, 'word'])],
      ),
    )
  }

  return (unit) => [
    ...checkTokenWords(unit),
    ...(unit.lessons ?? []).flatMap((lesson, index) =>
      checkLesson(lesson, unit.course).map((one) => within(one, ['lessons', index])),
    ),
  ]
}

function checkSize({ steps }: Lesson): Finding[] {
  const { atLeast, atMost } = lessonTeaches
  const count = steps.reduce((sum, step) => {
    if (step.step === 'letters') return sum + step.letters.length
    return step.step === 'present' ? sum + step.items.length : sum
  }, 0)
  if (count >= atLeast && count <= atMost) return []
  const message = `the lesson teaches ${count} things: ${atLeast} to ${atMost} can be remembered`
  return [{ path: ['steps'], code: 'lesson-size', message }]
}

/** Words first: notes and letters are about words that were just met. */
function checkOpening({ steps }: Lesson): Finding[] {
  if (steps[0]?.step === 'present') return []
  const message = 'a lesson opens with the step "present": notes and letters come after the words'
  return [{ path: ['steps', 0], code: 'lesson-opening', message }]
}

function checkEnd({ steps }: Lesson): Finding[] {
  const checks = steps.filter(({ step }) => step === 'check').length
  if (checks === 1 && steps.at(-1)?.step === 'check') return []
  const message = 'a lesson has one step "check", and it is the last'
  return [{ path: ['steps'], code: 'lesson-check', message }]
}

function sourcesOf({ sources }: Extract<LessonStep, { sources: unknown }>): Finding[] {
  return checkOpenSources(sources)
}

/** The letter with any tone mark on it. */
function hasLetter(text: string, letter: string): boolean {
  return withoutTone(text.toLowerCase()).includes(withoutTone(letter.toLowerCase()))
}

function withoutWord(letter: string, path: Path): Finding {
  const message = `the letter "${letter}" is taught without a word that has it`
  return { path, code: 'letter-without-word', message }
}

function unknownItem(id: string, path: Path): Finding {
  return { path, code: 'unknown-item', message: `the course has no "${id}"` }
}

function notYetTaught(id: string, path: Path): Finding {
  return { path, code: 'not-yet-taught', message: `"${id}" is asked before a lesson taught it` }
}
