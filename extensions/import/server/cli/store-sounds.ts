import { MisuseError, type ExitStatus, type Terminal } from '../../../../server/src/cli/command.ts'
import type { CommandContext } from '../../../../server/src/context.ts'
import type { ImportRow } from '../../../../server/src/modules/contributions/index.ts'
import {
  createSoundChecker,
  unhurriedCheckMs,
} from '../../../../server/src/modules/sound-check/index.ts'
import { readSaidItems } from '../recordings/find-said-items.ts'
import { listSounds } from '../recordings/sources/list-sounds.ts'
import { storeClips } from '../recordings/store-clips.ts'
import { readStoredSounds, verifyClips } from '../recordings/verify-clips.ts'
import { findCourse, isFolder, itemsOfCourse } from './import-arguments.ts'
import { tellOfClips } from './tell-of-clips.ts'

/** What is said of all sounds of an import; nothing of it is guessed. */
export interface SoundsToStore {
  readonly folder: string
  readonly licence: string | undefined
  readonly speaker: string | undefined
  readonly packs: string | undefined
  readonly keeps: boolean
  readonly refused: string | undefined
}

/** Shows what lies beside an import's words of their sounds; or keeps it, from where it was left off. */
export async function storeSounds(
  context: CommandContext,
  imported: ImportRow,
  wanted: SoundsToStore,
  terminal: Terminal,
): Promise<ExitStatus> {
  const { id: importId, course: code, fileName, licence } = imported
  const { folder, speaker = '' } = wanted
  if (!(await isFolder(folder))) throw new MisuseError(`There is no folder ${folder}.`)
  if (wanted.licence !== licence) {
    throw new MisuseError(
      `Pass --licence ${licence} if the voices have the licence of the words; voices under another licence cannot be imported with them.`,
    )
  }
  const { queries } = context.database
  const clips = await listSounds(queries, imported, { folder, speaker })
  const unknown = clips.find(({ voice }) => voice.name === '')
  if (unknown !== undefined) {
    throw new MisuseError(
      `Pass --speaker, a name or code for who speaks: ${unknown.name} does not name its speaker.`,
    )
  }
  const course = await findCourse(code, wanted.packs)
  const checked = verifyClips(clips, {
    soundChecker: createSoundChecker(unhurriedCheckMs),
    stored: await readStoredSounds(queries, { course: code, importId }),
  })
  const walk = wanted.keeps ? storeClips(context, importId, checked) : checked
  const findItem = await readSaidItems(queries, code, itemsOfCourse(course))
  const of = { fileName, title: 'its sounds', total: clips.length, problems: [], leftOut: [] }
  const { refused } = wanted
  const understood = await tellOfClips(walk, { ...of, course, findItem, refused }, terminal)
  if (understood === 0) {
    terminal.complain('There is nothing to import.')
    return 1
  }
  terminal.write(
    wanted.keeps
      ? `Imported. To put them up for review: ${terminal.program} import sounds ${importId}`
      : 'Preview only. Add --keep to import.',
  )
  return 0
}
