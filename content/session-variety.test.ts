import { itemsOf, type ExerciseKind } from '@mboa/domain'
import { expect, test } from 'vitest'
import { chosenWays } from './testing/hub-choices.ts'
import { productCourses } from './testing/product-courses.ts'
import { learn, sounds, type AskedInOneGo, type LearntCourse } from './testing/simulated-learner.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const learnersInAll = isLong ? 200 : 51
const days = 10

const courses = (await productCourses).map(({ description, units }): LearntCourse => {
  const packs = units.map(({ pack }) => pack)
  const words = packs.flatMap((pack) => pack.words)
  return {
    course: description.course,
    units: packs,
    lessons: packs.flatMap(({ lessons = [] }) => lessons),
    pictured: new Set(words.flatMap(({ id, picture }) => (picture === undefined ? [] : [id]))),
  }
})
const learnersOfEach = Math.ceil(learnersInAll / courses.length)
const typedKinds = new Set<ExerciseKind>([
  'type-word',
  'dictation',
  'type-meaning',
  'type-sentence',
  'write-sentence',
])
/** Who chooses nothing is asked in many kinds. */
const asksAll = new Set<AskedInOneGo['from']>(['practice', 'more words'])

/** Who begins sentences with words they have not met has asked for what is hard. */
const beyondWords = new Set<AskedInOneGo['from']>(['more sentences', 'unready sentences'])

const isTyped = ({ kind }: AskedInOneGo['asked'][number]) => typedKinds.has(kind)

/** After a week so much of what is asked in practice is typed, by who knows little and who knows all. */
const fromDay = 7
const typedShare = { least: 0.1, most: 0.35 }

/** A course with fewer words has too few that are fit for some kinds. */
const wordsOfACourse = 20
const wordsOfASession = 10

/** In which ways they have been asked, with how much sound, and what in practice after a week. */
const ways = new Set<AskedInOneGo['from']>()
const heard = new Set<AskedInOneGo['sound']>()
const askedLater: AskedInOneGo['asked'][number][] = []

function expectFairShareTyped(asked: AskedInOneGo['asked']): void {
  const share = asked.filter(isTyped).length / asked.length
  expect(share, 'typed after a week').toBeGreaterThan(typedShare.least)
  expect(share, 'typed after a week').toBeLessThan(typedShare.most)
}

test.each(courses)(
  'whoever learns $course by lessons and practice, with sound or without, sees each word and sentence before it is asked, and in many kinds',
  (course) => {
    const words = new Set(course.units.flatMap((unit) => unit.words.map(({ id }) => id)))
    expect(words.size).toBeGreaterThanOrEqual(wordsOfACourse)
    const inPracticeLater: AskedInOneGo['asked'][number][] = []
    for (let nth = 0; nth < learnersOfEach; nth++) {
      const gone = learn(course, nth, days)
      const onFirstDay = gone.filter(({ day, from }) => day === 0 && !beyondWords.has(from))
      const tenFirst = onFirstDay.flatMap(({ asked }) => asked).slice(0, 10)
      expect(tenFirst.filter(isTyped).length, `learner ${nth} on the first day`).toBeLessThan(3)
      for (const { day, from, sound, asked, unseen } of gone) {
        const where = `learner ${nth} with ${sound} sound, day ${day}, ${from}`
        expect(unseen, where).toEqual([])
        asked.forEach((_, at) => {
          const inARow = asked.slice(at, at + 3)
          expect(inARow.length === 3 && inARow.every(isTyped), `${where}, typed`).toBe(false)
        })
        if (from === 'practice' && day >= fromDay) inPracticeLater.push(...asked)
        if (asked.length > 0 || from === 'tones by ear') ways.add(from)
        heard.add(sound)
        if (from.startsWith('quick')) expect(asked.filter(isTyped), where).toEqual([])
        if (!asksAll.has(from) || new Set(asked.flatMap(itemsOf)).size < wordsOfASession) continue
        const kinds = new Set(asked.map(({ kind }) => kind))
        expect(kinds.size, `${where}: ${[...kinds].join()}`).toBeGreaterThanOrEqual(6)
      }
    }
    // A few learners of one course say little.
    if (isLong) expectFairShareTyped(inPracticeLater)
    askedLater.push(...inPracticeLater)
  },
)

test('they were asked in all ways that there are, and a fair share was typed', () => {
  expect([...ways].sort()).toEqual([...chosenWays, 'tones by ear', 'lesson'].sort())
  expect([...heard].sort()).toEqual([...sounds].sort())
  expectFairShareTyped(askedLater)
})
