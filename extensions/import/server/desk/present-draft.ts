import { columnUses, mostImportLines, type ImportDraftAnswer } from '@mboa/contract'
import type { FormatProblem, LeftOut, Mapping } from '@mboa/formats'
import { shorten } from '../../../../server/src/platform/shorten.ts'
import type { ImportDraft } from '../words/draft-import.ts'

/** Nobody maps more columns by hand. */
const mostColumns = 60
/** As `changeImportJobSchema` accepts them back. */
const maxKeyLength = 500
const maxTagLength = 100
/** Of what a draft shows of a file, whatever a cell of it holds. */
const maxShownLength = 300

const short = (text: string) => shorten(text, maxShownLength)

/** Those that somebody can say something about: nobody can by a name that no request may carry. */
const sayable = <Each>(
  all: readonly Each[],
  nameOf: (each: Each) => string,
  maxLength: number,
): Each[] => all.filter((each) => nameOf(each).length <= maxLength).slice(0, mostColumns)

export function presentDraft(
  draft: ImportDraft,
  /** By which it was read. */
  { conventions }: Pick<Mapping, 'conventions'>,
): ImportDraftAnswer {
  const { broken, columns, entries, proposed, asking, kept, refused } = draft
  const { differing, earlier, misspelled } = draft
  return {
    writingSystems: sayable([...draft.texts], ([tag]) => tag, maxTagLength).map(([tag, count]) => {
      const isNamed = Object.hasOwn(conventions, tag)
      return { tag, count, convention: (isNamed && conventions[tag]) || null }
    }),
    broken: broken === undefined ? null : presentProblem(broken),
    columns: sayable(columns, ({ key }) => key, maxKeyLength).map((column) => {
      const { key, name, of = null, holds, examples } = column
      const guess = columnUses.find((each) => each === column.guess)
      return {
        key,
        name: short(name),
        of: of === null ? null : short(of),
        holds,
        ...(guess !== undefined && { guess }),
        examples: examples.map(short),
      }
    }),
    languages: sayable(
      draft.languages.toSorted((one, other) => other.count - one.count),
      ({ tag }) => tag,
      maxTagLength,
    ).map(({ tag, name, count }) => ({
      tag,
      name: name === undefined ? null : short(name),
      count,
    })),
    sheets: sayable(draft.sheets, ({ name }) => name, maxTagLength).map(({ name, isRead }) => {
      return { name, isRead }
    }),
    entries,
    proposed,
    asking,
    omitted: [...draft.omitted].map(([part, count]) => ({ part, count })),
    leftOut: presentLeftOut(draft.leftOut),
    kept: [...kept].map(([reason, { count, examples }]) => {
      return { reason, count, examples: examples.map(short) }
    }),
    refused: {
      count: refused.count,
      problems: refused.problems.slice(0, mostImportLines).map(presentProblem),
    },
    differing: {
      count: differing.count,
      items: differing.items.slice(0, mostImportLines).map(({ text, here, there }) => {
        return {
          text: short(text),
          here: short(here),
          there: short(there.gloss.en.join('; ')),
        }
      }),
    },
    earlier: { same: earlier.same, changed: earlier.changed.length },
    misspelled,
  }
}

export function presentLeftOut(leftOut: readonly LeftOut[]): ImportDraftAnswer['leftOut'] {
  const items = leftOut.slice(0, mostImportLines).map(({ kind, of, count }) => {
    return { kind, of: short(of), count }
  })
  return { count: leftOut.length, items }
}

export function presentProblem({
  file,
  line,
  entry,
  reason,
  message,
}: Pick<FormatProblem, 'line' | 'message'> & {
  file?: string | undefined
  entry?: string | undefined
  reason?: FormatProblem['reason'] | undefined
}) {
  const where = {
    ...(file !== undefined && { file: short(file) }),
    line,
    entry: entry === undefined ? null : short(entry),
  }
  return { ...where, reason: reason ?? ('other' as const), message: short(message) }
}
