import { readdir, stat } from 'node:fs/promises'
import { loadCourse, packsFolder, type LoadedCourse } from '@mboa/content'
import type { ReadName } from '@mboa/formats'
import { MisuseError } from '../../../../server/src/cli/command.ts'
import type { ItemsOfCourse } from '../recordings/find-said-items.ts'
import type { ImportTerms } from '../words/judge-entry.ts'

export interface ImportOptions {
  readonly language: string
  readonly source: string
  readonly licence: string
  readonly orthography?: string
  readonly dialect?: string
  readonly format?: ReadName
  readonly options?: string
  readonly packs?: string
  readonly refused?: string
  readonly keep?: true
}

/** The course of a language, with what it is written in. */
export async function findCourse(
  language: string,
  folder: string = packsFolder,
): Promise<LoadedCourse> {
  const found = await loadCourse(folder, language)
  if (found !== undefined) return found
  const known = (await readdir(folder)).toSorted().join(', ')
  throw new MisuseError(`There is no course ${language}. Pass --language with one of ${known}.`)
}

/** What is said of the whole file; nothing of it is guessed. */
export function readTerms(options: ImportOptions, { description }: LoadedCourse): ImportTerms {
  const { source, licence, orthography, dialect } = options
  if (source.trim() === '') {
    throw new MisuseError('Pass --source: where the words come from, as learners will read it.')
  }
  const conventions = [description.orthography, ...(description.orthography.others ?? [])]
  const names = conventions.map(({ id, name }) => `${id} (${name.en})`).join(', ')
  const convention = conventions.find(({ id }) => id === orthography)
  if (convention === undefined) {
    throw new MisuseError(`Pass --orthography, the spelling of the file: ${names}.`)
  }
  return {
    course: description.course,
    citation: source.trim().normalize('NFC'),
    licence,
    dialect: dialect?.normalize('NFC') ?? null,
    orthography: convention.id,
  }
}

/** Words and sentences of its packs. */
export function itemsOfCourse({ units }: LoadedCourse): ItemsOfCourse {
  return {
    words: units.flatMap(({ pack }) => pack.words),
    sentences: units.flatMap(({ pack }) => pack.sentences ?? []),
  }
}

export const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
