import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { LoadedCourse } from '@mboa/content'
import { checkSpelling } from '@mboa/domain'
import { FormatError, type FormatProblem } from '@mboa/formats'
import type { CommandContext } from '../../context.ts'
import type { ImportTerms } from '../../modules/contributions/index.ts'
import {
  beginVoices,
  createSoundChecker,
  findImportOfTable,
  finishVoices,
  isUnderTerms,
  listStoredSounds,
  readSaidItems,
  storeClips,
  verifyClips,
  type CheckedClip,
} from '../../modules/recordings/index.ts'
import { MisuseError, type ExitStatus, type Terminal } from '../command.ts'
import { withAccounts } from '../people/with-accounts.ts'
import { counted, describeProblem, listed, printable } from './describe-draft.ts'
import { itemsOfCourse } from './import-sounds.ts'
import { type ClipsFolder, clipsTable, readClipsFolder } from './read-clips-folder.ts'
import { recordImport } from './record-import.ts'

export interface VoicesWanted {
  readonly folder: string
  readonly course: LoadedCourse
  readonly terms: ImportTerms
  readonly keeps: boolean
  /** Where all that is refused is written to, if anywhere. */
  readonly refused: string | undefined
}

/** Shows what a folder of Common Voice would bring; or keeps it, from where it was left off. */
export function importVoices(wanted: VoicesWanted, terminal: Terminal): Promise<ExitStatus> {
  return withAccounts(terminal, async (context) => {
    try {
      const { folder, terms } = wanted
      const read = await readClipsFolder(folder, terms.course)
      return await takeVoices(context, { ...wanted, read }, terminal)
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      const { line, message } = error
      terminal.write(printable(describeProblem(clipsTable, { line, message })))
      terminal.complain('The table cannot be read: nothing was kept.')
      return 1
    }
  })
}

async function takeVoices(
  context: CommandContext,
  wanted: VoicesWanted & { read: ClipsFolder },
  terminal: Terminal,
): Promise<ExitStatus> {
  const { folder, course, terms, keeps, read } = wanted
  const { queries } = context.database
  const { sha256 } = read
  const fileName = `${basename(resolve(folder))}/${clipsTable}`
  const standing = await findImportOfTable(queries, { course: terms.course, sha256 })
  if (standing !== undefined && standing.keptAt !== null) {
    terminal.complain(`This table stands as ${standing.id}: undo that one to take it again.`)
    return 1
  }
  if (standing !== undefined && !isUnderTerms(standing, terms)) {
    throw new MisuseError(
      `This table was begun with another source, licence, dialect or spelling: say the same, or undo it first with: import undo ${standing.id}`,
    )
  }
  const sounds = await listStoredSounds(queries, terms.course)
  const own = sounds.filter(({ importId }) => importId === standing?.id)
  const checked = verifyClips(read.clips, {
    soundChecker: createSoundChecker(),
    stored: {
      names: new Set(own.map(({ name }) => name)),
      hashes: new Set(sounds.map((each) => each.sha256)),
    },
  })
  const whole = { ...terms, fileName, sha256 }
  const id = standing?.id ?? (keeps ? await beginVoices(context, whole) : undefined)
  const walk = keeps && id !== undefined ? storeClips(context, id, checked) : checked
  const findItem = await readSaidItems(queries, terms.course, itemsOfCourse(course))
  const tally = startTally(course, findItem)
  await walkWithProgress(walk, { tally, total: read.clips.length, terminal })
  const { refused, understood } = tally.read()
  const problems = [...read.problems, ...refused].toSorted((one, other) => one.line - other.line)
  for (const line of tally.describe(fileName, problems)) terminal.write(line)
  if (wanted.refused !== undefined) await writeProblems(wanted.refused, problems)
  if (understood === 0) {
    terminal.complain('There is nothing to keep.')
    return 1
  }
  if (!keeps || id === undefined) {
    terminal.write('Nothing is kept yet: the same command with --keep keeps it.')
    return 0
  }
  const kept = await finishVoices(context, { id, course: terms.course, sha256 }, (inside) =>
    recordImport(inside, 'words-imported', { id, course: terms.course }),
  )
  terminal.write(
    `Kept as ${id}; ${counted(kept.clips, 'clip', 'clips')} of ${counted(kept.voices, 'voice', 'voices')}.`,
  )
  terminal.write(`Make takes of them with: npm run mboa -- import sounds ${id}`)
  terminal.write(`Undo it with: npm run mboa -- import undo ${id}`)
  return 0
}

/** Often enough to see that it goes on. */
const progressClips = 500

async function walkWithProgress(
  walk: AsyncIterable<CheckedClip>,
  {
    tally,
    total,
    terminal,
  }: { tally: ReturnType<typeof startTally>; total: number; terminal: Terminal },
): Promise<void> {
  const startedAt = performance.now()
  let [passed, read] = [0, 0]
  for await (const each of walk) {
    tally.add(each)
    passed += 1
    if (each.outcome !== 'stored') read += 1
    if (passed % progressClips !== 0) continue
    const rate = read / ((performance.now() - startedAt) / 1000)
    terminal.write(`  ${passed} of ${total} clips, ${rate.toFixed(0)} a second`)
  }
}

function startTally(
  { description: { alphabet } }: LoadedCourse,
  findItem: (text: string) => unknown,
) {
  const refused: FormatProblem[] = []
  const voices = new Set<string>()
  const sentences = new Map<string, { isKnown: boolean; isMisspelled: boolean }>()
  const counts = { verified: 0, stored: 0, known: 0, said: 0, milliseconds: 0 }

  return {
    add(each: CheckedClip): void {
      const { clip } = each
      if (each.outcome === 'refused') {
        refused.push({ line: clip.line, entry: clip.name, message: each.message })
        return
      }
      counts[each.outcome] += 1
      if (each.outcome === 'known') return
      if (each.outcome === 'verified') counts.milliseconds += each.sound.durationMs
      voices.add(clip.voice.name)
      const known = sentences.get(clip.text) ?? {
        isKnown: findItem(clip.text) !== undefined,
        isMisspelled: checkSpelling(clip.text, alphabet).length > 0,
      }
      sentences.set(clip.text, known)
      if (known.isKnown) counts.said += 1
    },
    read: () => ({ refused, understood: counts.verified + counts.stored }),
    describe(fileName: string, problems: readonly FormatProblem[]): string[] {
      const { verified, stored, known, said, milliseconds } = counts
      const misspelled = [...sentences.values()].filter(({ isMisspelled }) => isMisspelled).length
      return [
        `${fileName}: recordings of Common Voice`,
        `  ${counted(verified + stored, 'clip', 'clips')} of ${counted(voices.size, 'voice', 'voices')} understood, ${problems.length} refused`,
        `  ${(milliseconds / 60_000).toFixed(1)} minutes of sound were decoded`,
        ...(stored > 0 ? [`  ${stored} are stored since it was begun`] : []),
        ...(known > 0
          ? [`  ${known} came with another import, and are left as they are there`]
          : []),
        `  ${counted(sentences.size, 'sentence', 'sentences')}, ${misspelled} with letters that the course does not know`,
        `Reviewers would be asked to hear ${said}; ${verified + stored - said} wait until the course has their sentence`,
        ...listed(
          'Refused',
          problems.map((problem) => describeProblem(fileName, problem)),
          problems.length,
        ),
      ].map(printable)
    },
  }
}

/** Each on a line: where, what and why. */
function writeProblems(path: string, problems: readonly FormatProblem[]): Promise<void> {
  const lines = problems.map(({ line, entry = '', message }) => `${line}\t${entry}\t${message}\n`)
  return writeFile(path, `line\tclip\treason\n${lines.join('')}`)
}
