import {
  answerExercise,
  answerPairs,
  itemsToPresent,
  currentExercise,
  exerciseKinds,
  extendFold,
  foldEvents,
  goOn,
  itemsOf,
  listMet,
  newWordsLeft,
  seededRandom,
  sentenceKinds,
  startLesson,
  startSentenceSession,
  startSession,
  wordKinds,
  type CourseLesson,
  type CourseUnit,
  type Exercise,
  type PracticeSession,
  type ReviewEvent,
} from '@mboa/domain'

const dayMs = 86_400_000
const begunAt = Date.UTC(2026, 0, 5, 8)

/** Of the sessions: those of sentences; from there on those of a theme, and of two minutes. */
const sentencesShare = 0.2
const themeUpTo = 0.3
const quickUpTo = 0.4

/** A course as somebody learns it. */
export interface LearntCourse {
  readonly course: string
  readonly units: readonly CourseUnit[]
  readonly lessons: readonly CourseLesson[]
  readonly pictured: ReadonlySet<string>
}

/**
 * What was asked in one go: a session of all words that wait, of a theme, or in two minutes; of
 * sentences, in two minutes too; or the exercises of a lesson.
 */
export interface AskedInOneGo {
  readonly from: 'practice' | 'theme' | 'quick' | 'sentences' | 'quick sentences' | 'lesson'
  readonly day: number
  readonly asked: readonly Exercise[]
  /**
   * Words, and sentences that their words do not tell, asked before they were shown, met or taught;
   * in practice also the words of which a sentence is made that was not.
   */
  readonly unseen: readonly string[]
}

/**
 * Somebody who learns a course for some days, lesson by lesson, in any order or by practice alone,
 * practises words and sentences in all the ways that the hubs offer, and knows more or less: the same number, the same learner. No device of theirs has sound.
 */
export function learn(course: LearntCourse, nth: number, days: number): AskedInOneGo[] {
  const random = seededRandom(`${course.course}/${nth}`)
  const knows = 0.3 + 0.7 * random.fraction()
  const lessonShare = [0, 0.5, 0.9][random.below(3)] ?? 0
  const strictness =
    (['discover', 'relaxed', 'standard', 'strict'] as const)[random.below(4)] ?? 'strict'
  const perDay = [8, 12, 30][random.below(3)] ?? 8
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
    pictured: course.pictured,
    strictness,
  })

  const sentences = new Map(
    course.units.flatMap((unit) => (unit.sentences ?? []).map((each) => [each.id, each])),
  )
  const isInOrder = random.below(2) === 0
  let lessonsDone = 0
  for (let day = 0; day < days; day += 1 + random.below(3)) {
    now = begunAt + day * dayMs
    for (let round = 0; round <= random.below(3); round++) {
      const at = isInOrder ? lessonsDone++ : random.below(course.lessons.length)
      const lesson = random.fraction() < lessonShare ? course.lessons[at] : undefined
      const way = random.fraction()
      if (lesson === undefined && way < sentencesShare) practiseSentences(day)
      else if (lesson === undefined) practise(day, way)
      else doLesson(lesson, day)
    }
  }
  return gone

  function practiseSentences(day: number) {
    const isQuick = random.below(3) === 0
    const session = startSentenceSession({
      ...basis(),
      id: newId(),
      length: 10,
      beyondMetWords: false,
      kinds: sentenceKinds,
      isQuick,
    })
    gone.push({ from: isQuick ? 'quick sentences' : 'sentences', day, ...play(session) })
  }

  function practise(day: number, way: number) {
    const from = way < themeUpTo ? 'theme' : way < quickUpTo ? 'quick' : 'practice'
    const theme = course.units[random.below(course.units.length)]
    const dayStartsAt = begunAt + day * dayMs - 8 * 3_600_000
    const left = newWordsLeft(fold, {
      dayStartsAt,
      dayEndsAt: dayStartsAt + dayMs,
      dailyLimit: perDay,
    })
    const session = startSession({
      ...basis(),
      id: newId(),
      length: 10,
      newWords: left,
      kinds: wordKinds,
      isQuick: from === 'quick',
      ...(from === 'theme' && theme && { only: theme.words.map(({ id }) => id) }),
    })
    gone.push({ from, day, ...play(session) })
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
    gone.push({ from: 'lesson', day, asked, unseen })
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
