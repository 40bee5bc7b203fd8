import { learnersOnlyLicence, wordSchema, type Consent, type Word } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listGivenConsents, readConsentsMark } from '../speakers/index.ts'
import { changeItem, changesOfContributions, type ItemChange } from './change-items.ts'
import { readContributionsMark } from './contributions.repository.ts'
import { readImportSources } from './imports/imports.repository.ts'
import {
  itemsOfContributions,
  type LicensedContribution,
  type Attribute,
} from './items-of-contributions.ts'
import { listAllContributions } from './walk-contributions.ts'

/** What speakers of a language contributed and others checked, as learners may see it. */
export interface ContributedItems {
  readonly words: readonly Word[]
  readonly sentences: readonly Word[]
  /** What they changed of the items of its packs, by item. */
  readonly changes: ReadonlyMap<string, ItemChange>
}

/** Another one after every change of what `listContributedItems` answers; cheap to ask for. */
export async function readContributedItemsMark(queries: Queries): Promise<string> {
  return (await Promise.all([readContributionsMark(queries), readConsentsMark(queries)])).join()
}

/** By course: checked, not withdrawn, by a speaker who agrees to learning in Mboa. */
export async function listContributedItems({
  database: { queries },
  library,
}: Pick<Context, 'database' | 'library'>): Promise<ReadonlyMap<string, ContributedItems>> {
  const licensed = await listLicensed(queries)
  const findConcept = (concept: string) => library.findConcept(concept)
  const ofCourses = Map.groupBy(licensed, ({ contribution }) => contribution.course)
  return new Map(
    [...ofCourses].map(([course, contributions]) => {
      const { words, sentences } = itemsOfContributions(contributions, findConcept, attribute)
      const changes = changesOfContributions(contributions)
      // The operator may have taken it over into a pack; and one odd entry spoils no unit.
      const listShown = (items: readonly Word[]) =>
        items
          .filter((item) => library.findItemKind(course, item.id) === undefined)
          .filter((item) => v.is(wordSchema, item))
          .map((item) => withChange(item, changes.get(item.id)))
      return [course, { words: listShown(words), sentences: listShown(sentences), changes }]
    }),
  )
}

const withChange = (item: Word, change: ItemChange | undefined) =>
  change === undefined ? item : changeItem(item, change)

async function listLicensed(queries: Queries): Promise<readonly LicensedContribution[]> {
  const contributions = await listAllContributions(queries, { isChecked: true })
  const licences = new Map<string, LicensedContribution['licence'] | undefined>()
  const tellers = contributions.filter(({ importId }) => importId === null)
  for (const speakerId of new Set(tellers.map((each) => each.speakerId))) {
    licences.set(speakerId, licenceOf(await listGivenConsents(queries, speakerId)))
  }
  const readSource = await readImportSources(queries)
  return contributions.flatMap(({ received, speakerId, importId, checkedAt }) => {
    if (importId !== null) {
      const source = readSource(importId)
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
