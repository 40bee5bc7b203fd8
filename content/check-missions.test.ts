import { arrangeMission } from '@mboa/domain'
import { expect, test } from 'vitest'
import { problemsOf } from './testing/planted-packs.ts'
import { taughtFiles, taughtUnit } from './testing/taught-pack.ts'
import { productCourses } from './testing/product-courses.ts'

const sound = `missions:
  - id: ewo.mission-way
    goal: { en: ask where somebody goes, fr: demander où l’on va }
    lines:
      - { by: you, item: ewo.where-are-you-going }
      - { by: other, item: ewo.go }
      - { by: you, item: ewo.yes }
      - { by: other, item: ewo.no }
`

/** The sound unit with that mission, in which one text is replaced. */
function plantMission(from: string | RegExp = '', to = '') {
  const changed = sound.replace(from, to)
  if (from !== '' && changed === sound) throw new Error(`the mission does not hold ${from}`)
  return { ...taughtFiles, [taughtUnit]: `${taughtFiles[taughtUnit]}${changed}` }
}

test('a mission of four lines that were taught has no problems', async () => {
  expect(await problemsOf(plantMission())).toEqual([])
})

test.each([
  ['a line that the course has not', 'item: ewo.go', 'item: ewo.og', 'unknown-item', 'ewo.og'],
  [
    'a line that no lesson taught',
    'item: ewo.go',
    'item: ewo.day-monday',
    'not-yet-taught',
    '"ewo.day-monday" is said before',
  ],
  ['a mission of one speaker', /by: other/g, 'by: you', 'mission', 'both speak'],
  ['three lines', '      - { by: other, item: ewo.no }\n', '', 'shape', '4'],
  ['a third speaker', 'by: you', 'by: me', 'shape', 'me'],
  ['a goal in one language', ', fr: demander où l’on va', '', 'shape', '"fr" is missing'],
  ['the id of a lesson', 'ewo.mission-way', 'ewo.lesson-first-talk', 'duplicate-id', 'used'],
  ['an id of another course', 'ewo.mission-way', 'dua.mission-way', 'wrong-path', '"ewo."'],
])('%s is refused', async (_name, from, to, code, message) => {
  expect(await problemsOf(plantMission(from, to))).toContainEqual(
    expect.objectContaining({
      file: taughtUnit,
      code,
      message: expect.stringContaining(message) as string,
    }),
  )
})

test('a problem is named by the mission', async () => {
  const [problem] = await problemsOf(plantMission('item: ewo.go', 'item: ewo.og'))
  expect(problem).toMatchObject({ item: 'ewo.mission-way', code: 'unknown-item' })
})

const missions = (await productCourses).flatMap(({ description, units }) => {
  const packs = units.map(({ pack }) => pack)
  return packs.flatMap((pack) =>
    (pack.missions ?? []).map((mission) => ({ course: description.course, packs, mission })),
  )
})

test('some courses have missions', () => {
  expect(new Set(missions.map(({ course }) => course)).size).toBeGreaterThanOrEqual(7)
})

test.each(missions)('every own line of $mission.id has choices', ({ course, packs, mission }) => {
  for (let seed = 0; seed < 20; seed++) {
    const turns = arrangeMission(mission, { course, units: packs, seed: `${seed}` })
    expect(turns).toHaveLength(4)
    for (const { by, choices } of turns) expect(choices).toHaveLength(by === 'you' ? 3 : 0)
  }
})
