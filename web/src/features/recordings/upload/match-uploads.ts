import type { Sentence, Word } from '@mboa/contract'
import { getLanguage, indexFileNames, matchFileName, type FileNameIndex } from '@mboa/domain'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredUpload } from '../../../platform/take-store/stored-upload.ts'

/** What files are matched with: the course's items by id. */
export interface Prompts {
  readonly items: ReadonlyMap<string, Word | Sentence>
  readonly sentences: ReadonlySet<string>
  readonly names: FileNameIndex
}

const ready = new WeakMap<Course, Prompts>()

/** A course made ready for matching; once, while it stays the same. */
export function promptsOf(course: Course): Prompts {
  const known = ready.get(course)
  if (known !== undefined) return known
  const sentences = course.units.flatMap((unit) => unit.sentences ?? [])
  const items = [...course.units.flatMap(({ words }) => words), ...sentences]
  const dialects = new Set(
    items.flatMap(({ dialect, variants = [] }) =>
      [dialect, ...variants.map((variant) => variant.dialect)].filter((name) => name !== undefined),
    ),
  )
  const made = {
    items: new Map(items.map((item) => [item.id, item])),
    sentences: new Set(sentences.map(({ id }) => id)),
    names: indexFileNames(items, getLanguage(course.summary.course), [...dialects]),
  }
  ready.set(course, made)
  return made
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

export const kindOf = ({ sentences }: Prompts, item: string | undefined) =>
  item !== undefined && sentences.has(item) ? 'sentence' : 'word'
