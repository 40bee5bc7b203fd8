import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { LoadedCourse } from '@mboa/content'
import { FormatError } from '@mboa/formats'
import { MisuseError, type ExitStatus, type Terminal } from '../../../../server/src/cli/command.ts'
import { withAccounts } from '../../../../server/src/cli/people/with-accounts.ts'
import type { CommandContext } from '../../../../server/src/context.ts'
import {
  createSoundChecker,
  unhurriedCheckMs,
} from '../../../../server/src/modules/sound-check/index.ts'
import { readSaidItems } from '../recordings/find-said-items.ts'
import {
  beginVoices,
  findImportOfTable,
  finishVoices,
  isUnderTerms,
} from '../recordings/save-voices.ts'
import { readClipsFolder, type ClipsFolder } from '../recordings/sources/read-clips-folder.ts'
import { clipsTable, isTar, unpackClips } from '../recordings/sources/unpack-clips.ts'
import { storeClips } from '../recordings/store-clips.ts'
import { readStoredSounds, verifyClips } from '../recordings/verify-clips.ts'
import { dropImport } from '../words/repository.ts'
import type { ImportTerms } from '../words/judge-entry.ts'
import { counted, describeProblem, printable } from './describe-draft.ts'
import { itemsOfCourse } from './import-arguments.ts'
import { recordImport } from './record-import.ts'
import { tellOfClips } from './tell-of-clips.ts'

export interface VoicesWanted {
  /** A folder, or an archive of one. */
  readonly path: string
  readonly course: LoadedCourse
  readonly terms: ImportTerms
  readonly keeps: boolean
  /** Where all that is refused is written to, if anywhere. */
  readonly refused: string | undefined
}

/** Shows what a folder of Common Voice would bring; or keeps it, from where it was left off. */
export function importVoices(wanted: VoicesWanted, terminal: Terminal): Promise<ExitStatus> {
  return withAccounts(terminal, async (context, { dataDir }) => {
    const { path, terms } = wanted
    const unpacked = isTar(path) ? join(dataDir, `unpacked-${basename(path)}`) : undefined
    try {
      if (unpacked !== undefined) await unpackClips(path, { to: unpacked, language: terms.course })
      const read = await readClipsFolder(unpacked ?? path, terms.course)
      return await takeVoices(context, { ...wanted, read }, terminal)
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      const { line, message, file } = error
      const problem = { line, message, ...(file !== undefined && { file }) }
      terminal.write(printable(describeProblem(clipsTable, problem)))
      terminal.complain('It cannot be read: nothing was kept.')
      return 1
    } finally {
      if (unpacked !== undefined) await rm(unpacked, { recursive: true, force: true })
    }
  })
}

async function takeVoices(
  context: CommandContext,
  wanted: VoicesWanted & { read: ClipsFolder },
  terminal: Terminal,
): Promise<ExitStatus> {
  const { path, course, terms, keeps, read } = wanted
  const { queries } = context.database
  const { sha256 } = read
  const fileName = `${basename(resolve(path))}/${clipsTable}`
  const standing = await findImportOfTable(queries, { course: terms.course, sha256 })
  if (standing !== undefined && standing.keptAt !== null) {
    terminal.complain(`Already imported as ${standing.id}. Undo that import first.`)
    return 1
  }
  if (standing !== undefined && !isUnderTerms(standing, terms)) {
    throw new MisuseError(
      `The import of this table was begun with another source, licence, dialect or spelling. Use the same, or undo it first: ${terminal.program} import undo ${standing.id}`,
    )
  }
  const checked = verifyClips(read.clips, {
    soundChecker: createSoundChecker(unhurriedCheckMs),
    stored: await readStoredSounds(queries, { course: terms.course, importId: standing?.id }),
  })
  const whole = { ...terms, fileName, sha256 }
  const id = standing?.id ?? (keeps ? await beginVoices(context, whole) : undefined)
  const walk = keeps && id !== undefined ? storeClips(context, id, checked) : checked
  const findItem = await readSaidItems(queries, terms.course, itemsOfCourse(course))
  const { problems, leftOut } = read
  const title = 'recordings of Common Voice'
  const of = { fileName, title, total: read.clips.length, problems, leftOut }
  const understood = await tellOfClips(
    walk,
    { ...of, course, findItem, refused: wanted.refused },
    terminal,
  )
  if (understood === 0) {
    if (keeps && id !== undefined) await dropImport(queries, id)
    terminal.complain('There is nothing to import.')
    return 1
  }
  if (!keeps || id === undefined) {
    terminal.write('Preview only. Add --keep to import.')
    return 0
  }
  const kept = await finishVoices(context, { id, course: terms.course, sha256 }, (inside) =>
    recordImport(inside, 'words-imported', { id, course: terms.course }),
  )
  terminal.write(
    `Imported as ${id}: ${counted(kept.clips, 'clip', 'clips')} of ${counted(kept.voices, 'voice', 'voices')}.`,
  )
  terminal.write(`To put them up for review: ${terminal.program} import sounds ${id}`)
  terminal.write(`To undo the import: ${terminal.program} import undo ${id}`)
  return 0
}
