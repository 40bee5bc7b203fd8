import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildSentence, buildWord } from '../testing/course-words.ts'
import { buildReview, buildSetting, testId } from '../testing/practice-events.ts'
import { arrangeMission, finishMission, isMissionDone, isMissionReady } from './mission.ts'
import type { CourseMission } from './mission.ts'

const morning = buildSentence('morning', { text: 'Did you sleep?' })
const well = buildSentence('well', { text: 'All is well.' })
const fine = buildSentence('fine', { text: 'All is fine.', gloss: well.gloss })
const house = buildSentence('house', { text: 'And the house?' })
const sorry = buildSentence('sorry', { text: 'I am sorry.' })
const night = buildSentence('night', { text: 'Good night.' })
const water = buildWord('water')
const fire = buildWord('fire')
const units = [
  { unit: 'one', words: [water, fire], sentences: [morning, well, fine, house, sorry, night] },
]
const mission: CourseMission = {
  id: 'tst.mission-morning',
  lines: [
    { by: 'other', item: morning.id },
    { by: 'you', item: well.id },
    { by: 'you', item: house.id },
    { by: 'other', item: well.id },
  ],
}
const met = (...items: { id: string }[]) =>
  foldEvents(items.map(({ id }, at) => buildReview({ id: testId(at), item: id })))
const arrange = (seed: string, lines = mission.lines) =>
  arrangeMission({ ...mission, lines }, { course: 'tst', units, seed })

test('opens once every line was met', () => {
  const isReady = (...items: { id: string }[]) =>
    isMissionReady(met(...items), { course: 'tst', mission })
  expect(isReady(morning, well)).toBe(false)
  expect(isReady(morning, well, house)).toBe(true)
})

test('is done once it was finished, on whichever device', () => {
  expect(isMissionDone(met(well), mission)).toBe(false)
  const finished = buildSetting({ ...finishMission(mission), id: testId(9) })
  expect(isMissionDone(foldEvents([finished]), mission)).toBe(true)
  expect(isMissionDone(foldEvents([finished]), { ...mission, id: 'tst.other' })).toBe(false)
})

test('the other says their lines, and the learner chooses theirs among three', () => {
  const turns = arrange('1')
  expect(turns.map(({ by, item }) => ({ by, item }))).toEqual(mission.lines)
  expect(turns.map(({ choices }) => choices.length)).toEqual([0, 3, 3, 0])
  for (const { by, item, choices } of turns) if (by === 'you') expect(choices).toContain(item)
})

test('no wrong choice means the same, is another line or looks unlike a sentence', () => {
  const chosen = Array.from({ length: 40 }, (_, at) => arrange(`${at}`)).flat()
  const wrong = chosen.flatMap(({ item, choices }) => choices.filter((id) => id !== item))
  expect([...new Set(wrong)].sort()).toEqual([fine.id, night.id, sorry.id].sort())
  const besideWell = chosen.filter(({ item }) => item === well.id)
  expect(besideWell.flatMap(({ choices }) => choices)).not.toContain(fine.id)
})

test('beside a word stand words first', () => {
  const [turn] = arrange('1', [{ by: 'you', item: water.id }])
  expect(turn?.choices).toContain(fire.id)
})

test('the same seed arranges the same, another may not', () => {
  expect(arrange('1')).toEqual(arrange('1'))
  const orders = Array.from({ length: 20 }, (_, at) => JSON.stringify(arrange(`${at}`)))
  expect(new Set(orders).size).toBeGreaterThan(1)
})
