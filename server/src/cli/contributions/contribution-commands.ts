import { conceptsFolder, indexConcepts, loadConcepts } from '@mboa/content'
import type { Contribution, ReceivedContribution } from '@mboa/contract'
import { listAllContributions, listOpenItems } from '../../modules/contributions/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { type ItemsFileOptions, wantedFile, writeItemsFile } from '../content/write-items-file.ts'
import { withDatabase } from '../with-database.ts'

export function contributionsList(
  terminal: Terminal,
  { language: course }: { language?: string },
): Promise<ExitStatus> {
  return withDatabase(terminal, async (database) => {
    const filter = course === undefined ? {} : { course }
    const contributions = await listAllContributions(database.queries, filter)
    for (const { received } of contributions) {
      for (const line of describe(received)) terminal.write(line)
    }
    terminal.write(
      contributions.length === 1 ? '1 contribution' : `${contributions.length} contributions`,
    )
    return 0
  })
}

export function contributionsExport(
  terminal: Terminal,
  course: string,
  options: { all?: true } & ItemsFileOptions,
): Promise<ExitStatus> {
  const file = wantedFile(options)
  return withDatabase(terminal, async ({ queries }) => {
    const concepts = indexConcepts(await loadConcepts(conceptsFolder))
    const { items, withheld } = await listOpenItems(queries, {
      course,
      isChecked: options.all !== true,
      findConcept: (concept) => concepts.get(concept),
    })
    const isNone = items.words.length + items.sentences.length === 0
    if (file === undefined) {
      const { composeTable } = await import('@mboa/content/tables')
      for (const line of composeTable(items)) terminal.write(line)
    } else if (!isNone) await writeItemsFile(items, { ...file, language: course, terminal })
    if (withheld > 0) {
      terminal.complain(
        `${withheld} left out: their contributors have not agreed to open data, or their file is not under an open licence.`,
      )
    }
    if (file === undefined || !isNone) return 0
    terminal.complain('Nothing is left to write.')
    return 1
  })
}

function describe({
  contribution,
  state,
  confirmations,
  contests,
  receivedAt,
}: ReceivedContribution): string[] {
  const { kind, course, text, dialect, note } = contribution
  const at = new Date(receivedAt).toISOString().slice(0, 16)
  const lines = [
    `${at}  ${course}  ${kind}  ${nameAbout(contribution)}  ${state}  +${confirmations} −${contests.length}`,
    ...describePresent(contribution),
    `  text      ${text ?? '(none suggested)'}`,
    ...(dialect === null ? [] : [`  dialect   ${dialect}`]),
    ...(kind === 'correction' ? [`  reason    ${contribution.reason}`] : []),
    ...(note === '' ? [] : [`  note      ${note}`]),
    ...contests.map((reason) => `  against   ${reason}`),
    '',
  ]
  return lines.map(printable)
}

/** What it is the word for, or what it is about. */
function nameAbout(contribution: Contribution): string {
  switch (contribution.kind) {
    case 'concept':
      return contribution.concept
    case 'word':
    case 'sentence': {
      const { gloss, asks } = contribution
      return asks === undefined ? `${gloss.en} / ${gloss.fr}` : `${gloss[asks]} (no ${asks})`
    }
    case 'meaning':
      return `${contribution.about} in ${contribution.language}`
    default:
      return contribution.item
  }
}

/** What stood there when it was contributed about. */
function describePresent(contribution: Contribution): string[] {
  if (!('was' in contribution) || contribution.was === undefined) return []
  const { text, gloss } = contribution.was
  return [`  was       ${text} (${gloss.en} / ${gloss.fr})`]
}

/** Without what would steer the terminal or turn its line around; strangers wrote it. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
