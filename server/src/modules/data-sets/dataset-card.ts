import { createHash } from 'node:crypto'
import { type ExportedTake, licenceOf, tableOf } from './recordings-table.ts'
import { heardSoundOf } from '../takes/index.ts'

/** What a model learns from, what it is tuned on, and what is kept for measuring it at the end. */
export const splitNames = ['train', 'dev', 'test'] as const
export type SplitName = (typeof splitNames)[number]

/** Each speaker is in the same one in every export, by a hash of their id: about eight in ten in `train`. */
export function splitOf({ speakerId }: { readonly speakerId: string }): SplitName {
  const [byte = 0] = createHash('sha256').update(speakerId).digest()
  if (byte < 26) return 'dev'
  return byte < 52 ? 'test' : 'train'
}

interface GroupTally {
  clips: number
  milliseconds: number
  readonly speakers: Set<string>
}

/** What the card counts, by what it is counted under. */
export function startCounting() {
  const groups = new Map<string, GroupTally>()
  const count = (group: string, { take }: ExportedTake) => {
    const found = groups.get(group) ?? { clips: 0, milliseconds: 0, speakers: new Set() }
    found.clips += 1
    found.milliseconds += heardSoundOf(take).quality.durationMs
    found.speakers.add(take.speakerId)
    groups.set(group, found)
  }
  return {
    add(exported: ExportedTake): void {
      const { take } = exported
      count(`course ${take.course}`, exported)
      count(`licence ${licenceOf(take)}`, exported)
      count(`consent ${take.textVersion}`, exported)
      if (tableOf(take) === 'validated') count(`split ${take.course} ${splitOf(take)}`, exported)
    },
    read: (): ReadonlyMap<string, GroupTally> => groups,
  }
}

const minutesOf = ({ milliseconds }: GroupTally) => (milliseconds / 60_000).toFixed(1)

/** The card of a data set, for whoever comes upon it: nothing in it depends on when it is made. */
export function writeCard(use: string, groups: ReadonlyMap<string, GroupTally>): string {
  const table = (kind: string, title: string) => {
    const rows = [...groups]
      .filter(([name]) => name.startsWith(`${kind} `))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => {
        const cells = [name.slice(kind.length + 1), of.clips, of.speakers.size, minutesOf(of)]
        return `| ${cells.join(' | ')} |`
      })
    return [`| ${title} | clips | speakers | minutes |`, '|---|---|---|---|', ...rows].join('\n')
  }
  return `# Recordings from Mboa

Words and sentences of languages of Cameroon, each with what is said. For this use: ${use}.

${table('course', 'language (ISO 639-3)')}

## Licences

${table('licence', 'licence')}

Each clip is under the one that its row names: \`CC0-1.0\` for any use, \`CC-BY-4.0\` for any use that names the speaker, \`for-this-use-only\` for nobody but whom the export was made for, who may not pass it on.

## Consents

${table('consent', 'text')}

Every speaker agreed to this use, separately from all others, under the text that the row names (\`consent_text\`; the texts stand in \`docs/consent-text.md\` of Mboa). Speakers are ids that say nothing of anybody. Of those without an account, age group, sex and dialect are told only where at least five people share them; a village never is. Whoever withdraws is in no later export: please take the newest one.

## Splits

${table('split', 'language and split')}

Of the clips that speakers approved (\`validated.tsv\`), \`train.tsv\`, \`dev.tsv\` and \`test.tsv\` have each one once. No speaker is in two of them, in this export or any later one. \`invalidated.tsv\` was sent back, \`other.tsv\` waits to be heard.

## Files

\`manifest.json\` has the size and the SHA-256 of every file. Clips are FLAC, each with what speakers hear who approve it and nothing around it. Columns are named as in Common Voice up to \`locale\`.
`
}
