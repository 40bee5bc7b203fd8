import {
  type CourseDescription,
  type Sentence,
  sentenceSchema,
  type UnitPack,
  type Word,
  wordSchema,
} from '@mboa/contract'
import * as v from 'valibot'
import type { Path } from '../yaml-file.ts'
import { checkTokens, checkForms, checkFormTexts } from './conventions.ts'
import { checkAnswers } from './duplicates.ts'
import { within, type Finding } from '../problem.ts'
import { checkLicences } from './licences.ts'
import { checkPicture } from '../pictures.ts'
import { isRecord } from './shape.ts'
import { checkCapital, checkSpelling } from './spelling.ts'
import { checkNoteTyping, checkTyping } from './typing.ts'

/** `01-days.yaml`: the unit's place and name. */
const unitFileName = /^(\d\d)-([a-z][a-z0-9-]*)\.yaml$/

/** What the path of a unit's file says of it. */
export type UnitPath = { course: string; order: number; unit: string }

/** What a course says of how it is written. */
type Writing = Pick<CourseDescription, 'alphabet' | 'orthography'>

/** Place and name that a file name gives its unit; undefined for what is no unit's file. */
export function findUnitPath(fileName: string): Omit<UnitPath, 'course'> | undefined {
  const [, order, unit] = unitFileName.exec(fileName) ?? []
  return order === undefined || unit === undefined ? undefined : { order: Number(order), unit }
}

/** What a unit says of itself must be what its path says. */
export function checkUnitPath(pack: UnitPack, path: UnitPath): Finding[] {
  return (['course', 'unit', 'order'] as const)
    .filter((key) => pack[key] !== path[key])
    .map((key) => {
      const message = `"${key}" is ${pack[key]}, but the path says ${path[key]}`
      return { path: [key], code: 'wrong-path', message }
    })
}

/** A unit's items by the course's rules. Without a readable course, spelling is not checked. */
export function checkUnit(pack: UnitPack, course: CourseDescription | undefined): Finding[] {
  const findings: Finding[] = []
  if (course !== undefined && pack.orthography !== course.orthography.id) {
    const message = `"${pack.orthography}" is not the course's convention, ${course.orthography.id}`
    findings.push({ path: ['orthography'], code: 'orthography', message })
  }
  findings.push(...checkForms(pack, course?.orthography))
  return [...findings, ...checkSoundItems(pack, pack.course, course)]
}

/** The same of those items whose own shape is right: a slip elsewhere in the file hides nothing. */
export function checkSoundItems(
  unit: unknown,
  course: string,
  writing: Writing | undefined,
): Finding[] {
  const { words, sentences } = isRecord(unit) ? unit : {}
  return [
    ...itemsIn(words, 'words', wordSchema).flatMap(([word, path]) =>
      [
        ...checkItem(word, course, writing),
        ...checkCapital(word).map((found) => ({ ...found, path: ['text'] })),
        ...checkPicture(word),
      ].map((one) => within(one, path)),
    ),
    ...itemsIn(sentences, 'sentences', sentenceSchema).flatMap(([sentence, path]) =>
      [...checkItem(sentence, course, writing), ...checkTokens(sentence)].map((one) =>
        within(one, path),
      ),
    ),
  ]
}

function itemsIn<S extends v.GenericSchema>(
  list: unknown,
  name: string,
  schema: S,
): [item: v.InferOutput<S>, path: Path][] {
  if (!Array.isArray(list)) return []
  return list.flatMap((value: unknown, index): [v.InferOutput<S>, Path][] => {
    const { success, output } = v.safeParse(schema, value)
    return success ? [[output, [name, index]]] : []
  })
}

function checkItem(item: Word | Sentence, course: string, writing: Writing | undefined): Finding[] {
  const findings = [
    ...checkLicences(item),
    ...checkOwnId(item.id, course),
    ...checkAnswers(item),
    ...checkNoteTyping(item, course),
  ]
  if (writing === undefined) return findings
  const texts: { text: string; path: Path }[] = [
    { text: item.text, path: ['text'] },
    ...(item.accepted ?? []).map((text, index) => ({ text, path: ['accepted', index] })),
    ...(item.variants ?? []).map(({ text }, index) => ({ text, path: ['variants', index] })),
  ]
  for (const { text, path } of texts) {
    const misspelled = checkSpelling(text, writing.alphabet)
    const found = misspelled.length > 0 ? misspelled : checkTyping(text, course)
    findings.push(...found.map((one) => ({ ...one, path })))
  }
  return [...findings, ...checkFormTexts(item, course, writing.orthography.others)]
}

/** What every id of a course begins with. */
export function checkOwnId(id: string, course: string): Finding[] {
  if (id.startsWith(`${course}.`)) return []
  return [{ path: ['id'], code: 'wrong-path', message: `the id must begin with "${course}."` }]
}
