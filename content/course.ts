import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CourseDescription,
  courseDescriptionSchema,
  type Sentence,
  type UnitPack,
  unitPackSchema,
  type Word,
} from '@mboa/contract'
import { checkAlphabet } from './checks/alphabet.ts'
import { type Finding, type Problem, type TextFinding, within } from './problem.ts'
import { checkConventions } from './checks/conventions.ts'
import { checkIds, idsFile, idsSchema } from './checks/ids.ts'
import { createLessonCheck } from './checks/lessons.ts'
import { createMissionCheck } from './checks/missions.ts'
import { checkGreetings, checkSets } from './checks/sets.ts'
import { checkShape } from './checks/shape.ts'
import { checkTexts } from './checks/text.ts'
import { checkGoal } from './checks/titles.ts'
import { checkTextTyping, checkToneKeys } from './checks/typing.ts'
import {
  checkUnconfirmed,
  type UnconfirmedForm,
  unconfirmedFile,
  unconfirmedSchema,
} from './checks/unconfirmed.ts'
import {
  checkSoundItems,
  checkUnit,
  checkUnitPath,
  findUnitPath,
  type UnitPath,
} from './checks/unit.ts'
import { type LoadedCourse, toLoadedCourse, toLoadedUnit } from './loaded.ts'
import { readPackFile, type PackFile } from './pack-file.ts'

const courseFile = 'course.yaml'

/** What reading one course needs, and where it reports what is wrong. */
export type CourseReading = {
  folder: string
  course: string
  /** Asked for every word and sentence of every course, in order. */
  checkDuplicates: (course: string, item: Word | Sentence) => TextFinding[]
  problems: Problem[]
}

/** Reads and checks `<folder>/<course>`; undefined where its description cannot be read. */
export async function readCourse(reading: CourseReading): Promise<LoadedCourse | undefined> {
  const { folder, course, problems } = reading
  const names = (await readdir(join(folder, course))).toSorted()
  const described = names.includes(courseFile) ? await readDescription(reading) : undefined
  const description = described?.value
  if (!names.includes(courseFile)) {
    const message = `the course has no ${courseFile}`
    problems.push({ file: course, line: 1, code: 'missing-course-file', message })
  }
  const unconfirmed = names.includes(unconfirmedFile) ? await readUnconfirmed(reading) : []
  const units: (ReadUnit | undefined)[] = []
  const places = new Map<number, string>()
  const others = new Set([courseFile, idsFile, unconfirmedFile])
  for (const name of names.filter((other) => !others.has(other))) {
    const file = `${course}/${name}`
    const found = findUnitPath(name)
    if (found === undefined) {
      const message = `expected ${courseFile} and units named like 01-days.yaml`
      problems.push({ file, line: 1, code: 'unexpected-file', message })
      continue
    }
    const taken = places.get(found.order)
    if (taken !== undefined) {
      const message = `${taken} has the same place in the course`
      problems.push({ file, line: 1, code: 'wrong-path', message })
    }
    places.set(found.order, name)
    const unit = await readUnit(file, { course, ...found }, description, reading)
    unit?.file.report(checkUnconfirmed(unit.pack, unconfirmed))
    units.push(unit)
  }
  const sound = units.filter((unit) => unit !== undefined)
  // What lessons ask for may stand in a unit that cannot be read.
  if (sound.length === units.length) {
    const packs = sound.map(({ pack }) => pack)
    const checkLessons = createLessonCheck(packs)
    const checkMissions = createMissionCheck(packs)
    for (const { pack, file } of sound) file.report([...checkLessons(pack), ...checkMissions(pack)])
    if (described !== undefined) {
      const { value, file } = described
      file.report([...checkSets(value, packs), ...checkGreetings(value, packs)])
    }
    if (names.includes(idsFile)) await readIds(reading, packs)
  }
  const loaded = sound.map(({ pack }) => toLoadedUnit(pack, description?.orthography))
  return description && toLoadedCourse(description, loaded)
}

type ReadUnit = { pack: UnitPack; file: PackFile }
type ReadDescription = { value: CourseDescription; file: PackFile }

async function readIds(reading: CourseReading, packs: readonly UnitPack[]): Promise<void> {
  const path = `${reading.course}/${idsFile}`
  const file = await readPackFile(reading.folder, path, reading.problems)
  if (file === undefined) return
  const { output, findings } = checkShape(idsSchema, file.value)
  file.report([...findings, ...(output === undefined ? [] : checkIds(output, packs))])
}

async function readDescription(reading: CourseReading): Promise<ReadDescription | undefined> {
  const { folder, course, problems } = reading
  const file = await readPackFile(folder, `${course}/${courseFile}`, problems)
  if (file === undefined) return undefined
  file.report(checkTexts(file.value))
  const { output, findings } = checkShape(courseDescriptionSchema, file.value)
  file.report(findings)
  if (output === undefined) return undefined
  file.report([...checkAlphabet(output.alphabet), ...checkToneKeys(output.alphabet, course)])
  file.report(checkConventions(output.orthography, course))
  file.report(checkOwnCourse(output, course))
  return { value: output, file }
}

function checkOwnCourse(described: { course: string }, course: string): Finding[] {
  if (described.course === course) return []
  const message = `"course" is ${described.course}, but the path says ${course}`
  return [{ path: ['course'], code: 'wrong-path', message }]
}

async function readUnconfirmed(reading: CourseReading): Promise<readonly UnconfirmedForm[]> {
  const { folder, course, problems } = reading
  const file = await readPackFile(folder, `${course}/${unconfirmedFile}`, problems)
  if (file === undefined) return []
  file.report(checkTexts(file.value))
  const { output, findings } = checkShape(unconfirmedSchema, file.value)
  file.report(findings)
  if (output === undefined) return []
  file.report(checkOwnCourse(output, course))
  return output.forms
}

async function readUnit(
  fileName: string,
  path: UnitPath,
  description: CourseDescription | undefined,
  { folder, checkDuplicates, problems }: CourseReading,
): Promise<ReadUnit | undefined> {
  const file = await readPackFile(folder, fileName, problems)
  if (file === undefined) return undefined
  file.report(checkTexts(file.value))
  const { output, findings } = checkShape(unitPackSchema, file.value)
  file.report(findings)
  if (output === undefined) {
    file.report(checkSoundItems(file.value, path.course, description))
    return undefined
  }
  file.report(checkUnitPath(output, path))
  file.report([...checkUnit(output, description), ...checkTextTyping(output), ...checkGoal(output)])
  for (const list of ['words', 'sentences'] as const) {
    for (const [index, item] of (output[list] ?? []).entries()) {
      const twice = checkDuplicates(path.course, item)
      file.report(twice.map((found) => within({ ...found, path: [] }, [list, index])))
    }
  }
  return { pack: output, file }
}
