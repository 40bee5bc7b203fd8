import { readdir, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { loadCourse, packsFolder, type LoadedCourse } from '@mboa/content'
import { findFormat, type ReadName } from '@mboa/formats'
import { importLicences, type ImportTerms } from '../../modules/contributions/index.ts'
import type { ItemsOfCourse } from '../../modules/recordings/index.ts'
import { MisuseError } from '../command.ts'

export const importOptions = {
  language: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
  orthography: { type: 'string' },
  dialect: { type: 'string' },
  format: { type: 'string' },
  options: { type: 'string' },
  packs: { type: 'string' },
  keep: { type: 'boolean' },
  refused: { type: 'string' },
} as const

export type ImportValues = { [Key in keyof typeof importOptions]?: string | boolean }

/** The course of a language, with what it is written in. */
export async function findCourse(
  language: unknown,
  folder: string = packsFolder,
): Promise<LoadedCourse> {
  // Of all others nothing is needed but their names.
  const found = typeof language === 'string' ? await loadCourse(folder, language) : undefined
  if (found !== undefined) return found
  const known = (await readdir(folder)).toSorted().join(', ')
  throw new MisuseError(`Give --language, the course of the words: ${known}.`)
}

/** What is said of the whole file; nothing of it is guessed. */
export function readTerms(values: ImportValues, { description }: LoadedCourse): ImportTerms {
  const { source, licence, orthography, dialect = null } = values
  if (typeof source !== 'string' || source.trim() === '') {
    throw new MisuseError('Give --source: where the words come from, as learners will read it.')
  }
  const conventions = [description.orthography, ...(description.orthography.others ?? [])]
  const names = conventions.map(({ id, name }) => `${id} (${name.en})`).join(', ')
  const convention = conventions.find(({ id }) => id === orthography)
  if (convention === undefined) {
    throw new MisuseError(`Give --orthography, the spelling of the file: ${names}.`)
  }
  const open = importLicences.find((each) => each === licence)
  if (open === undefined) {
    throw new MisuseError(
      `Give --licence, one of ${importLicences.join(', ')} (the last: its owners let learners see it here, and nothing else). Words under another licence cannot be imported.`,
    )
  }
  return {
    course: description.course,
    citation: source.trim().normalize('NFC'),
    licence: open,
    dialect: typeof dialect === 'string' ? dialect.normalize('NFC') : null,
    orthography: convention.id,
  }
}

/** One of the formats known for what is to be done, by its name or that of the file. */
export function formatOf<Name extends ReadName>(
  file: string,
  name: unknown,
  known: readonly Name[],
): Name {
  const wanted = name ?? findFormat(file)
  const found = known.find((each) => each === wanted)
  if (found !== undefined) return found
  throw new MisuseError(
    `The format of ${basename(file)} is not known: give --format, one of ${known.join(', ')}.`,
  )
}

/** Words and sentences of its packs. */
export function itemsOfCourse({ units }: LoadedCourse): ItemsOfCourse {
  return {
    words: units.flatMap(({ pack }) => pack.words),
    sentences: units.flatMap(({ pack }) => pack.sentences ?? []),
  }
}

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
