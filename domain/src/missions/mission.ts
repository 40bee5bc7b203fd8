import { chooseDistractors } from '../exercises/distractors.ts'
import type { CourseUnit, CourseWord } from '../exercises/course-items.ts'
import { createWordLikeness } from '../exercises/word-likeness.ts'
import { listCards, readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import type { SettingChange } from '../settings/learner-settings.ts'

/** A line of a mission, said by the learner or to them; a line of a pack fits as it is. */
export interface MissionLine {
  readonly by: 'you' | 'other'
  /** A word or sentence of the course. */
  readonly item: string
}

/** A short talk with somebody; a mission of a pack fits as it is. */
export interface CourseMission {
  /** `<course>.<slug>`, stable for ever. */
  readonly id: string
  readonly lines: readonly MissionLine[]
}

/** A line with its item, and for the learner's own what they choose from. */
export interface MissionTurn extends MissionLine {
  /** Ids of items, the line's own among them, in the order shown; empty for the other's lines. */
  readonly choices: readonly string[]
}

const wrongChoices = 2

const settingOf = ({ id }: CourseMission) => `mission/${id}`

/** Whether the learner has met every line: nothing is asked that was not shown before. */
export function isMissionReady(
  fold: PracticeFold,
  { course, mission }: { readonly course: string; readonly mission: CourseMission },
): boolean {
  const met = new Set(listCards(fold, course).map(({ item }) => item))
  return mission.lines.every(({ item }) => met.has(item))
}

/** Notes that the mission was gone through once, in the learner's history. */
export const finishMission = (mission: CourseMission): SettingChange => ({
  name: settingOf(mission),
  value: 'done',
})

export const isMissionDone = (fold: PracticeFold, mission: CourseMission): boolean =>
  readSetting(fold, settingOf(mission)) === 'done'

/**
 * The lines in their order, the learner's with wrong choices from the given units: none that could
 * pass for the line. The same for the same `seed`. A line whose item no unit has is an error of the
 * pack, which `content check` finds; it is left out here.
 */
export function arrangeMission(
  { lines }: CourseMission,
  { course, units, seed }: { course: string; units: readonly CourseUnit[]; seed: string },
): readonly MissionTurn[] {
  const all = units.flatMap(({ words, sentences = [] }) => [...sentences, ...words])
  const likeness = createWordLikeness(course, 'standard')
  return lines.flatMap((line): MissionTurn[] => {
    const item = all.find(({ id }) => id === line.item)
    if (item === undefined) return []
    if (line.by === 'other') return [{ ...line, choices: [] }]
    const isOfKind = (other: CourseWord) => isSentence(other) === isSentence(item)
    const isLine = ({ id }: CourseWord) => lines.some((other) => other.item === id)
    const random = seededRandom(`${seed}/${item.id}`)
    const wrong = chooseDistractors(item, {
      // Beside a sentence a single word would give itself away, and so would the line just said.
      pools: [all.filter((other) => isOfKind(other) && !isLine(other)), all],
      count: wrongChoices,
      likeness,
      random,
    })
    return [{ ...line, choices: shuffled([item, ...wrong], random).map(({ id }) => id) }]
  })
}

const isSentence = ({ text }: CourseWord) => /[.?!]$/u.test(text)
