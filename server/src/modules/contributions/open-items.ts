import { learnersOnlyLicence, type OpenDataLicence } from '@mboa/contract'
import type { KnownConcept } from '@mboa/content'
import type { Queries } from '../../platform/database/database.ts'
import { listGivenConsents } from '../speakers/index.ts'
import { readImportSources } from './imports/import-sources.repository.ts'
import {
  itemsOfContributions,
  type Attribute,
  type LicensedContribution,
} from './items-of-contributions.ts'
import { toldGlossOf } from './meanings.ts'
import { listAllContributions, type AttributedContribution } from './walk-contributions.ts'

/**
 * What speakers of a course contributed and give to open data, as a table takes it, and how many
 * contributions that leaves out.
 */
export async function listOpenItems(
  queries: Queries,
  {
    course,
    isChecked,
    findConcept,
  }: {
    course: string
    /** Without those that nobody has checked. */
    isChecked: boolean
    findConcept: (concept: string) => KnownConcept | undefined
  },
): Promise<{ items: ReturnType<typeof itemsOfContributions>; withheld: number }> {
  const contributions = await listAllContributions(queries, { course, isChecked })
  const licensed = await licence(queries, course, contributions)
  return {
    items: itemsOfContributions(licensed, findConcept, { attribute, readGloss: toldGlossOf }),
    withheld: contributions.length - licensed.length,
  }
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
  course: string,
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
  const readSource = await readImportSources(queries, course)
  return contributions.flatMap((each): LicensedContribution[] => {
    const { received, speakerId, importId, checkedAt } = each
    if (importId !== null) {
      const source = readSource(importId, received.contribution.id)
      const isOpen = source !== undefined && source.licence !== learnersOnlyLicence
      return isOpen ? [{ ...received, ...source, checkedAt }] : []
    }
    const found = licences.get(speakerId) ?? null
    return found === null ? [] : [{ ...received, licence: found, checkedAt }]
  })
}
