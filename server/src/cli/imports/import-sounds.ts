import { parseArgs } from 'node:util'
import { loadPacks, packsFolder, type LoadedCourse } from '@mboa/content'
import { listImports, listImportsOfVoices } from '../../modules/contributions/index.ts'
import {
  createSoundChecker,
  makeTakes,
  readSaidItems,
  type FindSaidItem,
  type ItemsOfCourse,
} from '../../modules/recordings/index.ts'
import type { Queries } from '../../platform/database/database.ts'
import { MisuseError, type Command } from '../command.ts'
import { withAccounts } from '../people/with-accounts.ts'
import { counted, printable } from './describe-draft.ts'

const progressTakes = 100

export const importSounds: Command = {
  name: 'import sounds',
  operands: '[<import>] [--packs <folder>]',
  summary:
    'Make what reviewers and learners play of imported recordings, as far as the course has what they say; also again, once it has more.',
  run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { packs: { type: 'string' } },
      allowPositionals: true,
    })
    const [importId, ...others] = positionals
    if (others.length > 0) throw new MisuseError('Name one import, or none for all.')
    return withAccounts(terminal, async (context) => {
      const { queries } = context.database
      await checkImport(queries, importId)
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
        { ...context, soundChecker: createSoundChecker() },
        { importId, findItem: createFindItem(queries, values.packs) },
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
    })
  },
}

async function checkImport(queries: Queries, importId: string | undefined): Promise<void> {
  if (importId === undefined) return
  const [kept, begun] = [await listImports(queries), await listImportsOfVoices(queries)]
  const found = kept.find(({ id }) => id === importId)
  if (found?.undoneAt === null) return
  const isBegun = found === undefined && begun.some(({ id }) => id === importId)
  throw new MisuseError(
    isBegun
      ? `The import ${importId} was begun and not kept: finish it first.`
      : `There is no import ${importId}${found === undefined ? '' : ' any more: it was undone'}.`,
  )
}

/** Read once for each course. */
function createFindItem(queries: Queries, packs: string = packsFolder) {
  const courses = loadPacks(packs)
  const known = new Map<string, Promise<FindSaidItem>>()
  const read = async (code: string) => {
    const course = (await courses).find(({ summary }) => summary.course === code)
    const items = course === undefined ? { words: [], sentences: [] } : itemsOfCourse(course)
    return readSaidItems(queries, code, items)
  }
  return (code: string): Promise<FindSaidItem> => {
    const found = known.get(code) ?? read(code)
    known.set(code, found)
    return found
  }
}

export function itemsOfCourse({ units }: LoadedCourse): ItemsOfCourse {
  return {
    words: units.flatMap(({ pack }) => pack.words),
    sentences: units.flatMap(({ pack }) => pack.sentences ?? []),
  }
}
