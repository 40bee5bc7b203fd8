import {
  clipsDraftSchema,
  fieldUses,
  importDraftSchema,
  importProblemSchema,
  type FieldUse,
  type ImportJob,
  type ImportTermsSaid,
} from '@mboa/contract'
import type * as v from 'valibot'
import type { FoundJob, ImportJobRow } from './repository.ts'

/** As it was said when the file was sent, or since. */
export const termsOf = ({ terms }: Pick<ImportJobRow, 'terms'>) =>
  JSON.parse(terms) as ImportTermsSaid & Pick<ImportJob['terms'], 'voicesText'>

export function fieldsOf({ fields }: Pick<ImportJobRow, 'fields'>): Record<string, FieldUse> {
  const said = JSON.parse(fields) as Record<string, string>
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, use]) => {
      const known = fieldUses.find((each) => each === use)
      return known === undefined ? [] : [[key, known]]
    }),
  )
}

/** Its draft is long: a list of jobs goes without. */
export function presentJob(job: FoundJob, { isWhole }: { isWhole: boolean }): ImportJob {
  const { id, fileName, bytes, modifiedAt, done, total, openedAt, format, importId } = job
  const isKept = importId !== null && job.keptAt !== null
  return {
    id,
    fileName,
    bytes,
    modifiedAt,
    state: isKept && job.undoneAt !== null ? 'undone' : job.state,
    done,
    total,
    openedAt,
    terms: termsOf(job),
    fields: isWhole ? fieldsOf(job) : {},
    format,
    draft: isWhole ? readColumn(importDraftSchema, job.draft) : null,
    clips: readColumn(clipsDraftSchema, job.clips),
    problem: readColumn(importProblemSchema, job.problem),
    kept: isKept ? { importId, entries: job.entries ?? 0, proposed: job.told ?? 0 } : null,
  }
}

/** We wrote it ourselves by this very shape. */
function readColumn<Schema extends v.GenericSchema>(
  _schema: Schema,
  column: string | null,
): v.InferOutput<Schema> | null {
  return column === null ? null : (JSON.parse(column) as v.InferOutput<Schema>)
}
