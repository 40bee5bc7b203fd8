import { parseArgs } from 'node:util'
import { conceptsFolder, indexConcepts, loadConcepts } from '@mboa/content'
import {
  learnersOnlyLicence,
  type Contribution,
  type OpenDataLicence,
  type ReceivedContribution,
} from '@mboa/contract'
import { findLanguage } from '@mboa/domain'
import {
  itemsOfContributions,
  listAllContributions,
  readImportSources,
  type LicensedContribution,
  type AttributedContribution,
  type Attribute,
} from '../../modules/contributions/index.ts'
import { listGivenConsents } from '../../modules/speakers/index.ts'
import type { Queries } from '../../platform/database/database.ts'
import { MisuseError, type Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const contributionsList: Command = {
  name: 'contributions list',
  operands: '[--language <code>]',
  summary: 'List what recorders have contributed, oldest first, with what other speakers said.',
  run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { language: { type: 'string' } } })
    const course = values.language
    if (course !== undefined) refuseUnknown(course)
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
  },
}

export const contributionsExport: Command = {
  name: 'contributions export',
  operands: '<course> [--all]',
  summary:
    'Print the words and sentences that speakers have contributed and checked (--all: also unchecked ones) and give to open data, as a table (CSV) for content import.',
  run(args, terminal) {
    const options = { all: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [course, ...others] = positionals
    if (course === undefined || others.length > 0) throw new MisuseError('Name one course.')
    refuseUnknown(course)
    return withDatabase(terminal, async ({ queries }) => {
      const filter = { course, isChecked: values.all !== true }
      const contributions = await listAllContributions(queries, filter)
      const licensed = await licence(queries, contributions)
      const concepts = indexConcepts(await loadConcepts(conceptsFolder))
      const findConcept = (concept: string) => concepts.get(concept)
      const { composeTable } = await import('@mboa/content/import')
      for (const line of composeTable(itemsOfContributions(licensed, findConcept, attribute)))
        terminal.write(line)
      const kept = contributions.length - licensed.length
      if (kept > 0) {
        terminal.complain(
          `${kept} left out: their contributors have not agreed to open data, or their file is not under an open licence.`,
        )
      }
      return 0
    })
  },
}

/** Whoever imports it decides whether it counts as checked there. */
const attribute: Attribute = (confirmations) => ({
  citation: 'Mboa',
  note: {
    en: `Contributed by a speaker, confirmed by ${confirmations} others`,
    fr: `Contribution d’un locuteur, confirmée par ${confirmations} autres`,
  },
  checkedBy: 0,
})

/** Only what its speaker gives to open data, under the licence of their consent. */
async function licence(
  queries: Queries,
  contributions: readonly AttributedContribution[],
): Promise<readonly LicensedContribution[]> {
  const licences = new Map<string, OpenDataLicence | null>()
  for (const { speakerId, importId } of contributions) {
    if (importId !== null || licences.has(speakerId)) continue
    const given = (await listGivenConsents(queries, speakerId)).find(
      ({ use, withdrawnAt }) => use === 'open-data' && withdrawnAt === null,
    )
    licences.set(speakerId, given?.licence ?? null)
  }
  const readSource = await readImportSources(queries)
  return contributions.flatMap((each): LicensedContribution[] => {
    const { received, speakerId, importId, checkedAt } = each
    if (importId !== null) {
      const source = readSource(importId)
      const isOpen = source !== undefined && source.licence !== learnersOnlyLicence
      return isOpen ? [{ ...received, ...source, checkedAt }] : []
    }
    const found = licences.get(speakerId) ?? null
    return found === null ? [] : [{ ...received, licence: found, checkedAt }]
  })
}

function refuseUnknown(course: string): void {
  if (findLanguage(course) === undefined) {
    throw new MisuseError(`"${course}" is not a language of Mboa.`)
  }
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
