import { writeFile } from 'node:fs/promises'
import type { LoadedCourse } from '@mboa/content'
import { checkSpelling, hasForeignLetters } from '@mboa/domain'
import type { FormatProblem, LeftOut } from '@mboa/formats'
import type { Terminal } from '../../../../server/src/cli/command.ts'
import type { FindSaidItem } from '../recordings/find-said-items.ts'
import type { CheckedClip } from '../recordings/verify-clips.ts'
import { counted, describeLeftOut, describeProblem, listed, printable } from './describe-draft.ts'

interface TellingOfClips {
  readonly fileName: string
  /** What they are, as the operator reads it. */
  readonly title: string
  readonly total: number
  readonly course: LoadedCourse
  readonly findItem: FindSaidItem
  /** Of what holds them; those of the clips themselves come with the walk. */
  readonly problems: readonly FormatProblem[]
  /** Parts of what holds them that are not read. */
  readonly leftOut: readonly LeftOut[]
  /** Where all that is refused is written to, if anywhere. */
  readonly refused: string | undefined
}

/** Walks clips to their end, says how it goes on and what came of it; answers how many are sound. */
export async function tellOfClips(
  walk: AsyncIterable<CheckedClip>,
  of: TellingOfClips,
  terminal: Terminal,
): Promise<number> {
  const { title, fileName, total, leftOut } = of
  const tally = startTally(of.course, of.findItem)
  await walkWithProgress(walk, { tally, total, terminal })
  const { refused, understood } = tally.read()
  const problems = [...of.problems, ...refused].toSorted((one, other) => one.line - other.line)
  for (const line of tally.describe({ fileName, title, leftOut }, problems)) terminal.write(line)
  if (of.refused !== undefined) await writeProblems(of.refused, problems)
  return understood
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

function startTally({ description: { alphabet } }: LoadedCourse, findItem: FindSaidItem) {
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
        isMisspelled: hasForeignLetters(checkSpelling(clip.text, alphabet)),
      }
      sentences.set(clip.text, known)
      if (known.isKnown) counts.said += 1
    },
    read: () => ({ refused, understood: counts.verified + counts.stored }),
    describe(
      { fileName, title, leftOut }: Pick<TellingOfClips, 'fileName' | 'title' | 'leftOut'>,
      problems: readonly FormatProblem[],
    ): string[] {
      const { verified, stored, known, said, milliseconds } = counts
      const misspelled = [...sentences.values()].filter(({ isMisspelled }) => isMisspelled).length
      return [
        `${fileName}: ${title}`,
        `  ${counted(verified + stored, 'clip', 'clips')} of ${counted(voices.size, 'voice', 'voices')} understood, ${problems.length} refused`,
        `  ${(milliseconds / 60_000).toFixed(1)} minutes of sound were decoded`,
        ...(stored > 0 ? [`  ${stored} are stored since it was begun`] : []),
        ...(known > 0
          ? [`  ${known} came with another import, and are left as they are there`]
          : []),
        ...describeLeftOut({ leftOut }),
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
