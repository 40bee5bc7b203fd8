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
import { type Problem, type TextFinding, within } from './problem.ts'
import { createLessonCheck } from './checks/lessons.ts'
import { checkShape } from './checks/shape.ts'
import { checkTexts } from './checks/text.ts'
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

/** What reading one course needs, and where it tells what is wrong. */
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
  const description = names.includes(courseFile) ? await readDescription(reading) : undefined
  if (!names.includes(courseFile)) {
    const message = `the course has no ${courseFile}`
    problems.push({ file: course, line: 1, code: 'missing-course-file', message })
  }
  const units: (ReadUnit | undefined)[] = []
  const places = new Map<number, string>()
  for (const name of names.filter((other) => other !== courseFile)) {
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
    units.push(await readUnit(file, { course, ...found }, description, reading))
  }
  const sound = units.filter((unit) => unit !== undefined)
  // What lessons ask for may stand in a unit that cannot be read.
  if (sound.length === units.length) {
    const checkLessons = createLessonCheck(sound.map(({ pack }) => pack))
    for (const { pack, file } of sound) file.report(checkLessons(pack))
  }
  const loaded = sound.map(({ pack }) => toLoadedUnit(pack))
  return description && toLoadedCourse(description, loaded)
}

type ReadUnit = { pack: UnitPack; file: PackFile }

async function readDescription(reading: CourseReading): Promise<CourseDescription | undefined> {
  const { folder, course, problems } = reading
  const file = await readPackFile(folder, `${course}/${courseFile}`, problems)
  if (file === undefined) return undefined
  file.report(checkTexts(file.value))
  const { output, findings } = checkShape(courseDescriptionSchema, file.value)
  file.report(findings)
  if (output === undefined) return undefined
  file.report(checkAlphabet(output.alphabet))
  if (output.course !== course) {
    const message = `"course" is ${output.course}, but the path says ${course}`
    file.report([{ path: ['course'], code: 'wrong-path', message }])
  }
  return output
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
    file.report(checkSoundItems(file.value, path.course, description?.alphabet))
    return undefined
  }
  file.report(checkUnitPath(output, path))
  file.report(checkUnit(output, description))
  for (const list of ['words', 'sentences'] as const) {
    for (const [index, item] of (output[list] ?? []).entries()) {
      const twice = checkDuplicates(path.course, item)
      file.report(twice.map((found) => within({ ...found, path: [] }, [list, index])))
    }
  }
  return { pack: output, file }
}
