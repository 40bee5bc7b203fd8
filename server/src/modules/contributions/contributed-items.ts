import { learnersOnlyLicence, wordSchema, type Consent, type Word } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listGivenConsentsOf } from '../speakers/index.ts'
import { changeItem, changesOfContributions, type ItemChange } from './change-items.ts'
import { readImportSources } from './imports/import-sources.repository.ts'
import {
  itemsOfContributions,
  type LicensedContribution,
  type Attribute,
} from './items-of-contributions.ts'
import { glossOf } from './meanings.ts'
import { listAllContributions } from './walk-contributions.ts'

/** What speakers of a language contributed and others checked, as learners may see it. */
export interface ContributedItems {
  readonly words: readonly Word[]
  readonly sentences: readonly Word[]
  /** What they changed of the items of its packs, by item. */
  readonly changes: ReadonlyMap<string, ItemChange>
}

/** Of a course: checked, not withdrawn, by a speaker who agrees to learning in Mboa. */
export async function readContributedItems(
  { database: { queries }, library }: Pick<Context, 'database' | 'library'>,
  course: string,
): Promise<ContributedItems> {
  const contributions = await listLicensed(queries, course)
  const findConcept = (concept: string) => library.findConcept(concept)
  const { words, sentences } = itemsOfContributions(contributions, findConcept, {
    attribute,
    readGloss: glossOf,
  })
  const changes = changesOfContributions(contributions)
  // The operator may have taken it over into a pack; and one odd entry spoils no unit.
  const listShown = (items: readonly Word[]) =>
    items
      .filter((item) => library.findItemKind(course, item.id) === undefined)
      .filter((item) => v.is(wordSchema, item))
      .map((item) => withChange(item, changes.get(item.id)))
  return { words: listShown(words), sentences: listShown(sentences), changes }
}

const withChange = (item: Word, change: ItemChange | undefined) =>
  change === undefined ? item : changeItem(item, change)

async function listLicensed(
  queries: Queries,
  course: string,
): Promise<readonly LicensedContribution[]> {
  const contributions = await listAllContributions(queries, { course, isChecked: true })
  const licences = new Map<string, LicensedContribution['licence'] | undefined>()
  const tellers = contributions.filter(({ importId }) => importId === null)
  const speakers = [...new Set(tellers.map((each) => each.speakerId))]
  for (const [speakerId, consents] of await listGivenConsentsOf(queries, speakers)) {
    licences.set(speakerId, licenceOf(consents))
  }
  const readSource = await readImportSources(queries, course)
  return contributions.flatMap(({ received, speakerId, importId, checkedAt }) => {
    if (importId !== null) {
      const source = readSource(importId, received.contribution.id)
      return source === undefined ? [] : [{ ...received, ...source, checkedAt }]
    }
    const licence = licences.get(speakerId)
    return licence === undefined ? [] : [{ ...received, licence, checkedAt }]
  })
}

const attribute: Attribute = (confirmations) => ({
  citation: 'Mboa',
  note: { en: 'Contributed by a speaker', fr: 'Contribution d’un locuteur' },
  // What is listed is checked: also where they left who confirmed it while that was not kept.
  checkedBy: Math.max(1, confirmations),
})

/** What the speaker agreed to; undefined where learners are not to see it. */
function licenceOf(consents: readonly Consent[]): LicensedContribution['licence'] | undefined {
  const standing = consents.filter(({ withdrawnAt }) => withdrawnAt === null)
  if (!standing.some(({ use }) => use === 'learners')) return undefined
  const open = standing.find(({ use }) => use === 'open-data')
  return open?.licence ?? learnersOnlyLicence
}
