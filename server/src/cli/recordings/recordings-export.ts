import { resolve } from 'node:path'
import {
  exportRecordings,
  ForeignFolderError,
  type ExportUse,
} from '../../modules/data-sets/index.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { createTextsOf, readPackTexts } from './texts-of-takes.ts'

export function recordingsExport(
  terminal: Terminal,
  { out, course, use }: { out: string; course?: string; use: ExportUse },
): Promise<ExitStatus> {
  return withDatabase(terminal, async (database, config) => {
    const blobs = await openBlobs(config)
    const textsOf = createTextsOf(database, use, await readPackTexts())
    try {
      const folder = resolve(out)
      const request = { folder, use, course, textsOf }
      const report = await exportRecordings({ database, blobs }, request)
      const megabytes = (report.bytes / 1e6).toFixed(1)
      const clips = report.clips === 1 ? '1 clip' : `${report.clips} clips`
      const speakers = report.speakers === 1 ? '1 speaker' : `${report.speakers} speakers`
      terminal.write(`${clips} of ${speakers}, ${megabytes} MB, in ${folder}`)
      if (report.missing > 0) {
        terminal.complain(`${report.missing} left out: their sound is missing from storage.`)
      }
      return 0
    } catch (error) {
      if (!(error instanceof ForeignFolderError)) throw error
      terminal.complain(`${error.message} Use an empty folder or that of an earlier export.`)
      return 1
    }
  })
}
