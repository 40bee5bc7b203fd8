import { getLanguage, indexFileNames, matchFileName, type FileNameIndex } from '@mboa/domain'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { listPrompts, type Prompt } from '../prompts.ts'

/** What files are matched with, by id. */
export interface Prompts {
  readonly items: ReadonlyMap<string, Prompt>
  readonly names: FileNameIndex
}

/** @param contributed what speakers contributed beyond the packs */
export function promptsOf(course: Course, contributed: readonly Prompt[]): Prompts {
  const items = listPrompts(course, contributed)
  const words = course.units.flatMap((unit) => unit.words)
  const sentences = course.units.flatMap((unit) => unit.sentences ?? [])
  const dialects = new Set(
    [...words, ...sentences].flatMap(({ dialect, variants = [] }) =>
      [dialect, ...variants.map((variant) => variant.dialect)].filter((name) => name !== undefined),
    ),
  )
  const { course: code, name } = course.summary
  const names = { language: [name.en, name.fr], dialects: [...dialects] }
  return { items, names: indexFileNames([...items.values()], getLanguage(code), names) }
}

/** What the name of a file says of it. */
export function matchOf(
  { names }: Prompts,
  fileName: string,
): Pick<StoredUpload, 'item' | 'candidates' | 'dialect'> {
  const match = matchFileName(names, fileName)
  if (match.found === 'none') return {}
  const dialect = match.dialect !== undefined && { dialect: match.dialect }
  if (match.found === 'one') return { item: match.item, ...dialect }
  return { candidates: [...match.items], ...dialect }
}

export const kindOf = ({ items }: Prompts, item: string | undefined) =>
  (item === undefined ? undefined : items.get(item)?.kind) ?? 'word'

export const hasSentences = ({ items }: Prompts) =>
  [...items.values()].some(({ kind }) => kind === 'sentence')
