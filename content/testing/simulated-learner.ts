import {
  answerExercise,
  answerPairs,
  currentExercise,
  exerciseKinds,
  extendFold,
  foldEvents,
  goOn,
  itemsOf,
  itemsToPresent,
  listMet,
  seededRandom,
  startLesson,
  type CourseLesson,
  type CourseUnit,
  type Exercise,
  type PracticeSession,
  type ReviewEvent,
  type SeededRandom,
} from '@mboa/domain'
import { chosenWays, takeWay, type ChosenWay, type Standing } from './hub-choices.ts'
import { trainTones } from './simulated-tones.ts'

const dayMs = 86_400_000
const begunAt = Date.UTC(2026, 0, 5, 8)

/** A course as somebody learns it. */
export interface LearntCourse {
  readonly course: string
  readonly units: readonly CourseUnit[]
  readonly lessons: readonly CourseLesson[]
  readonly pictured: ReadonlySet<string>
}

/** How much of a course is recorded on a learner's device. */
export const sounds = ['no', 'some', 'all'] as const
type Sound = (typeof sounds)[number]

/** What was asked in one go: a session of one of the hubs, a round of tones by ear, or a lesson. */
export interface AskedInOneGo {
  readonly from: ChosenWay | 'tones by ear' | 'lesson'
  readonly day: number
  readonly sound: Sound
  readonly asked: readonly Exercise[]
  /**
   * Words, and sentences that their words do not tell, asked before they were shown, met or taught;
   * in practice also the words of which a sentence is made that was not.
   */
  readonly unseen: readonly string[]
}

/** Of what is begun besides lessons: rounds of tones by ear. */
const byEarShare = 0.3

/** Where a hub does not offer what was drawn, something else is. */
const waysTried = 3

/**
 * Somebody who learns a course for some days, lesson by lesson, in any order or by practice alone,
 * practises words, sentences and tones in all the ways that the hubs offer, with or without sound,
 * and knows more or less: the same number, the same learner.
 */
export function learn(course: LearntCourse, nth: number, days: number): AskedInOneGo[] {
  const random = seededRandom(`${course.course}/${nth}`)
  const habits = drawHabits(random)
  const sound = sounds[nth % sounds.length] ?? 'no'
  const recorded = listRecorded(course, sound)
  const { knows, strictness } = habits
  const seen = new Set<string>()
  const gone: AskedInOneGo[] = []
  let fold = foldEvents([])
  let now = begunAt
  let lastId = 0
  const newId = () => `00000000-0000-7000-8000-${(++lastId).toString(16).padStart(12, '0')}`
  const basis = () => ({
    course: course.course,
    now,
    units: course.units,
    fold,
    recorded,
    pictured: course.pictured,
    strictness,
  })

  const sentences = new Map(
    course.units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  let lessonsDone = 0
  for (let day = 0; day < days; day += 1 + random.below(3)) {
    now = begunAt + day * dayMs
    for (let round = 0; round <= random.below(3); round++) {
      const at = habits.isInOrder ? lessonsDone++ : random.below(course.lessons.length)
      const lesson = random.fraction() < habits.lessonShare ? course.lessons[at] : undefined
      if (lesson !== undefined) doLesson(lesson, day)
      else if (random.fraction() < byEarShare) hearTones(day)
      else practise(day)
    }
  }
  return gone

  function practise(day: number) {
    const standing: Standing = {
      ...basis(),
      id: newId(),
      length: habits.length,
      perDay: habits.perDay,
      dayStartsAt: begunAt + day * dayMs - 8 * 3_600_000,
    }
    for (let tried = 0; tried < waysTried; tried++) {
      const from = chosenWays[random.below(chosenWays.length)] ?? 'practice'
      const session = takeWay(from, standing, random)
      if (session === undefined || session.start.planned.length === 0) continue
      gone.push({ from, day, sound, ...play(session) })
      return
    }
  }

  function hearTones(day: number) {
    const { words, reviews } = trainTones({ ...basis(), newId, knows, random })
    const met = listMet(fold, course.course)
    const unseen = words.filter((item) => !seen.has(item) && !met.has(item))
    fold = extendFold(fold, reviews)
    if (reviews.length > 0) gone.push({ from: 'tones by ear', day, sound, asked: [], unseen })
  }

  function doLesson(lesson: CourseLesson, day: number) {
    const asked: Exercise[] = []
    const unseen: string[] = []
    for (let run = startLesson({ ...basis(), lesson, newId, kinds: exerciseKinds }); ;) {
      const part = run.parts[run.at]
      if (part === undefined) break
      if (part.kind === 'item') seen.add(part.item)
      if ('start' in part) {
        const played = play({ start: part.start, answers: [] }, { isTaught: true })
        asked.push(...played.asked)
        unseen.push(...played.unseen)
        run = goOn(run, asked.slice(-1).flatMap(itemsOf))
      } else run = goOn(run)
    }
    gone.push({ from: 'lesson', day, sound, asked, unseen })
  }

  function isToldByItsWords(item: string): boolean {
    const { tokens = [] } = sentences.get(item) ?? {}
    return tokens.length > 0 && tokens.every(({ word, gloss }) => (word ?? gloss) !== undefined)
  }

  /** @param given `isTaught`: a lesson shows whole sentences, whatever they are made of */
  function play(begun: PracticeSession, { isTaught = false } = {}) {
    const asked: Exercise[] = []
    const unseen: string[] = []
    const met = listMet(fold, course.course)
    let session = begun
    for (;;) {
      const exercise = currentExercise(session)
      if (exercise === undefined) return { asked, unseen }
      for (const item of itemsToPresent(session)) seen.add(item)
      asked.push(exercise)
      const isUnseen = (item: string) => !seen.has(item) && !met.has(item)
      const fresh = itemsOf(exercise).filter(isUnseen)
      const told = fresh.filter(isToldByItsWords)
      const parts = (isTaught ? [] : told).flatMap((item) => sentences.get(item)?.tokens ?? [])
      unseen.push(
        ...fresh.filter((item) => !told.includes(item)),
        ...parts.flatMap(({ word }) => word ?? []).filter(isUnseen),
      )
      const { next, reviews } = answer(session, exercise)
      session = next
      fold = extendFold(fold, reviews)
    }
  }

  function answer(
    session: PracticeSession,
    exercise: Exercise,
  ): { next: PracticeSession; reviews: readonly ReviewEvent[] } {
    now += 8_000
    const given = () => {
      const outcome = random.fraction() < knows ? 'correct' : 'wrong'
      const verdict = outcome === 'correct' ? 'exact' : 'wrong'
      return { id: newId(), verdict, outcome, strictness, answer: 'x' } as const
    }
    if (exercise.kind === 'match-pairs') {
      const pairs = exercise.pairs.map(({ item }) => ({ ...given(), item }))
      const { session: next, reviews } = answerPairs(session, { pairs, answeredAt: now, tookMs: 9 })
      return { next, reviews }
    }
    const { session: next, review } = answerExercise(session, {
      ...given(),
      answeredAt: now,
      tookMs: 9,
    })
    return { next, reviews: [review] }
  }
}

function drawHabits(random: SeededRandom) {
  return {
    knows: 0.3 + 0.7 * random.fraction(),
    lessonShare: [0, 0.5, 0.9][random.below(3)] ?? 0,
    strictness:
      (['discover', 'relaxed', 'standard', 'strict'] as const)[random.below(4)] ?? 'strict',
    perDay: [8, 12, 30][random.below(3)] ?? 8,
    length: ([5, 10, 20] as const)[random.below(3)] ?? 10,
    isInOrder: random.below(2) === 0,
  }
}

/** Every second word and sentence has a recording where some have. */
function listRecorded({ units }: LearntCourse, sound: Sound): ReadonlySet<string> {
  const items = units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const every = { no: Infinity, some: 2, all: 1 }[sound]
  return new Set(items.filter((_, at) => at % every === 0).map(({ id }) => id))
}
