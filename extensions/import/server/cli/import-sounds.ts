import { loadCourse, packsFolder } from '@mboa/content'
import { MisuseError, type ExitStatus, type Terminal } from '../../../../server/src/cli/command.ts'
import { withAccounts } from '../../../../server/src/cli/people/with-accounts.ts'
import type { CommandContext } from '../../../../server/src/context.ts'
import { listImports, type ImportRow } from '../../../../server/src/modules/contributions/index.ts'
import {
  createSoundChecker,
  unhurriedCheckMs,
} from '../../../../server/src/modules/sound-check/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { readSaidItems, type FindSaidItem } from '../recordings/find-said-items.ts'
import { makeTakes } from '../recordings/make-takes.ts'
import { listImportsOfVoices } from '../words/repository.ts'
import { counted, printable } from './describe-draft.ts'
import { itemsOfCourse } from './import-arguments.ts'
import { storeSounds } from './store-sounds.ts'

const progressTakes = 100

interface SoundsOptions {
  readonly from?: string
  readonly licence?: string
  readonly speaker?: string
  readonly refused?: string
  readonly keep?: true
  readonly packs?: string
}

export function importSounds(
  terminal: Terminal,
  importId: string | undefined,
  options: SoundsOptions,
): Promise<ExitStatus> {
  return withAccounts(terminal, async (context) => {
    const imported = await findImport(context.database.queries, importId)
    const { from: folder, licence, speaker, packs, keep, refused } = options
    if (folder === undefined) return makeAll(context, { importId, packs }, terminal)
    if (imported === undefined)
      throw new MisuseError('Pass the id of the import whose sounds these are.')
    const wanted = { folder, licence, speaker, packs, refused, keeps: keep === true }
    return storeSounds(context, imported, wanted, terminal)
  })
}

async function makeAll(
  context: CommandContext,
  { importId, packs }: { importId: string | undefined; packs: string | undefined },
  terminal: Terminal,
): Promise<ExitStatus> {
  const { queries } = context.database
  const counts = { made: 0, waits: 0, milliseconds: 0 }
  const lost: string[] = []
  const startedAt = performance.now()
  const tellRate = () => {
    const seconds = (performance.now() - startedAt) / 1000
    const [clips, sound] = [counts.made, counts.milliseconds / 1000].map((each) =>
      (each / seconds).toFixed(1),
    )
    terminal.write(
      `  ${counted(counts.made, 'take', 'takes')} in ${seconds.toFixed(1)} s: ${clips} a second, ${sound} s of sound a second`,
    )
  }
  const walk = makeTakes(
    { ...context, soundChecker: createSoundChecker(unhurriedCheckMs) },
    { importId, findItem: createFindItem(queries, packs) },
  )
  for await (const each of walk) {
    if (each.outcome === 'lost') lost.push(each.name)
    else if (each.outcome === 'waits') counts.waits += 1
    else {
      counts.made += 1
      counts.milliseconds += each.durationMs
      if (counts.made % progressTakes === 0) tellRate()
    }
  }
  tellRate()
  terminal.write(`${counts.made} wait for reviewers; ${counts.waits} for their sentence.`)
  for (const name of lost) {
    terminal.complain(printable(`${name}: its sound is missing from storage, or broken.`))
  }
  return lost.length === 0 ? 0 : 1
}

/** Undefined where none is named. @throws MisuseError where it does not stand */
async function findImport(
  queries: Queries,
  importId: string | undefined,
): Promise<ImportRow | undefined> {
  if (importId === undefined) return undefined
  const found = (await listImports(queries)).find(({ id }) => id === importId)
  if (found?.undoneAt === null) return found
  if (found !== undefined) throw new MisuseError(`The import ${importId} was undone.`)
  const begun = (await listImportsOfVoices(queries)).some(({ id }) => id === importId)
  throw new MisuseError(
    begun
      ? `The import ${importId} was begun and not kept: finish it first.`
      : `There is no import ${importId}.`,
  )
}

/** Read once for each course. */
function createFindItem(queries: Queries, packs: string = packsFolder) {
  const known = new Map<string, Promise<FindSaidItem>>()
  const read = async (code: string) => {
    const course = await loadCourse(packs, code)
    const items = course === undefined ? { words: [], sentences: [] } : itemsOfCourse(course)
    return readSaidItems(queries, code, items)
  }
  return (code: string): Promise<FindSaidItem> => {
    const found = known.get(code) ?? read(code)
    known.set(code, found)
    return found
  }
}
