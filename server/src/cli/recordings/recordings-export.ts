import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { consentUses } from '@mboa/contract'
import { findLanguage } from '@mboa/domain'
import {
  exportRecordings,
  ForeignFolderError,
  type ExportUse,
} from '../../modules/recordings/index.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { MisuseError, type Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { createTextsOf, readPackTexts } from './texts-of-takes.ts'

const uses = consentUses.filter((use): use is ExportUse => use !== 'learners')

export const recordingsExport: Command = {
  name: 'recordings export',
  operands: `--out <folder> [--course <code>] [--use ${uses.join('|')}]`,
  summary: 'Export the recordings whose speakers agreed to a use (open-data), with a manifest.',
  run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string' },
        course: { type: 'string' },
        use: { type: 'string', default: 'open-data' },
      },
    })
    const { out, course } = values
    if (out === undefined) throw new MisuseError('Name the folder to write to with --out.')
    if (course !== undefined && findLanguage(course) === undefined) {
      throw new MisuseError(`"${course}" is not a language of Mboa.`)
    }
    const use = uses.find((each) => each === values.use)
    if (use === undefined) throw new MisuseError(`Give --use, one of ${uses.join(', ')}.`)
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
        terminal.complain(`${error.message} Name an empty folder, or one of an earlier export.`)
        return 1
      }
    })
  },
}
