import {
  learnersOnlyLicence,
  wordSchema,
  type ConceptList,
  type Consent,
  type Word,
} from '@mboa/contract'
import * as v from 'valibot'
import type { Database } from '../../platform/database/database.ts'
import type { ContributionArchive } from './contribution-archive.ts'
import { readContributionsMark } from './contributions.repository.ts'
import type { CourseKnowledge } from './course-knowledge.ts'
import {
  itemsOfContributions,
  type LicensedContribution,
  type Vouch,
} from './items-of-contributions.ts'

interface CourseItems {
  readonly words: readonly Word[]
  readonly sentences: readonly Word[]
}

/** What speakers told and others checked, as learners may see it. */
export interface ToldItems {
  /** Another one after every change of what `list` answers; cheap to ask for. */
  readMark(): Promise<string>
  /** By course: checked, not withdrawn, by a speaker who agrees to learning in Mboa. */
  list(): Promise<ReadonlyMap<string, CourseItems>>
}

/** What consents say, which the recordings' module keeps. */
interface Consents {
  listConsents(speakerId: string): Promise<readonly Consent[]>
  readConsentsMark(): Promise<string>
}

export function createToldItems(parts: {
  database: Database
  archive: Pick<ContributionArchive, 'listAll'>
  consents: Consents
  concepts: ConceptList
  library: Pick<CourseKnowledge, 'findItemKind'>
}): ToldItems {
  const { database, archive, consents, concepts, library } = parts

  async function licensed(): Promise<readonly LicensedContribution[]> {
    const told = await archive.listAll({ isChecked: true })
    const licences = new Map<string, LicensedContribution['licence'] | undefined>()
    for (const speakerId of new Set(told.map((each) => each.speakerId))) {
      licences.set(speakerId, licenceOf(await consents.listConsents(speakerId)))
    }
    return told.flatMap(({ received, speakerId }) => {
      const licence = licences.get(speakerId)
      return licence === undefined ? [] : [{ ...received, licence }]
    })
  }

  return {
    async readMark() {
      const marks = [readContributionsMark(database.queries), consents.readConsentsMark()]
      return (await Promise.all(marks)).join()
    },
    async list() {
      const ofCourses = Map.groupBy(await licensed(), ({ contribution }) => contribution.course)
      return new Map(
        [...ofCourses].map(([course, told]) => {
          const { words, sentences } = itemsOfContributions(told, concepts, vouch)
          // The operator may have taken it over into a pack; and one odd entry spoils no unit.
          const isShown = (item: Word) =>
            library.findItemKind(course, item.id) === undefined && v.is(wordSchema, item)
          return [course, { words: words.filter(isShown), sentences: sentences.filter(isShown) }]
        }),
      )
    },
  }
}

/** One citation is read in both languages. */
const vouch: Vouch = (confirmations) => ({
  citation: 'Told by a speaker in Mboa · Dit par un locuteur dans Mboa',
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
