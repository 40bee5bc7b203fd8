import { mergeSmallCells, type SpeakerCell } from '@mboa/domain'
import type { Queries } from '../../platform/database/database.ts'
import { listExportableSpeakers, type ExportUse } from './repository.ts'

/**
 * What an export tells of who speaks without an account; undefined for who has one, of whom it tells
 * the dialect alone. Never of the village, and never what fewer than five people of it share.
 */
export type CellOf = (take: {
  readonly course: string
  readonly speakerId: string
}) => SpeakerCell | undefined

export async function readSpeakerCells(
  queries: Queries,
  asked: { use: ExportUse; course: string | undefined },
): Promise<CellOf> {
  const rows = await listExportableSpeakers(queries, asked)
  const told = new Map<string, SpeakerCell>()
  for (const [course, ofCourse] of Map.groupBy(rows, (row) => row.course)) {
    const known = new Map<string, SpeakerCell>()
    for (const { speakerId, spoken, withoutAccount, ageBand, sex, dialect } of ofCourse) {
      if (withoutAccount !== null) known.set(speakerId, { ageBand, sex, dialect })
      // Whoever has an account is one more of whom a dialect is told.
      else known.set(`${speakerId} ${spoken}`, { ageBand: null, sex: null, dialect: spoken })
    }
    for (const [name, cell] of mergeSmallCells(known)) told.set(`${course} ${name}`, cell)
  }
  return ({ course, speakerId }) => told.get(`${course} ${speakerId}`)
}
