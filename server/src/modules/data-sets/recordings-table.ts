import type { SpeakerCell } from '@mboa/domain'
import { guarded } from '@mboa/contract/table'
import { heardSoundOf } from '../takes/index.ts'
import type { ExportableTake } from './repository.ts'

/** As in Common Voice: what is approved, what was sent back, what waits. */
export const tableNames = ['validated', 'invalidated', 'other'] as const
export type TableName = (typeof tableNames)[number]

export interface ExportedTake {
  readonly take: ExportableTake
  /** What was to be said; empty where it is not known (any more). */
  readonly text: string
  /** Of who speaks without an account. */
  readonly cell: SpeakerCell | undefined
}

/** Named as in Common Voice up to `locale`; the rest is what else our takes hold. */
const columns: readonly [name: string, read: (exported: ExportedTake) => string | number][] = [
  ['client_id', ({ take }) => take.speakerId],
  ['path', ({ take }) => clipNameOf(take)],
  ['sentence_id', ({ take }) => take.item],
  ['sentence', ({ text }) => text],
  ['up_votes', ({ take }) => take.upVotes],
  ['down_votes', ({ take }) => take.downVotes],
  ['age', ({ cell }) => cell?.ageBand ?? ''],
  ['gender', ({ cell }) => cell?.sex ?? ''],
  ['variant', ({ take, cell }) => dialectOf(take, cell) ?? ''],
  ['locale', ({ take }) => take.course],
  ['licence', ({ take }) => licenceOf(take)],
  ['consent_text', ({ take }) => take.textVersion],
  ['duration_ms', ({ take }) => heardSoundOf(take).quality.durationMs],
  ['sample_rate', ({ take }) => heardSoundOf(take).sampleRate],
]

/** Of who has no account, theirs alone, and as long as enough others share it. */
function dialectOf({ dialect, hasNoAccount }: ExportableTake, cell: SpeakerCell | undefined) {
  if (hasNoAccount === null) return dialect
  return cell?.dialect === dialect ? dialect : null
}

export const headerRow = (): string => tsvRow(columns.map(([name]) => name))

export const rowOf = (exported: ExportedTake): string =>
  tsvRow(columns.map(([, read]) => read(exported)))

export const clipNameOf = ({ id }: ExportableTake): string => `${id}.flac`

export function tableOf({ approvedAt, sentBackAt }: ExportableTake): TableName {
  if (approvedAt !== null) return 'validated'
  return sentBackAt === null ? 'other' : 'invalidated'
}

/** Research and synthetic voices are consented to for that use, not licensed to everybody. */
export function licenceOf({ licence }: ExportableTake): string {
  return licence ?? 'for-this-use-only'
}

/**
 * A row of a TSV file. What a spreadsheet would read as a formula is led by an apostrophe, what would
 * end the cell is a space, and a cell with quotation marks stands in some of its own.
 */
export function tsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(neutralised).join('\t')}\n`
}

function neutralised(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  // As it was given, not as it is flattened: a leading tab hides a formula as well.
  const flat = guarded(cell).replaceAll(/[\t\r\n\0]+/g, ' ')
  return flat.includes('"') ? `"${flat.replaceAll('"', '""')}"` : flat
}
