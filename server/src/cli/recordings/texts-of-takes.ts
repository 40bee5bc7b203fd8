import { loadPacks, packsFolder } from '@mboa/content'
import { openDataLicences, type Consent } from '@mboa/contract'
import { findTextsOfTakes } from '../../modules/contributions/index.ts'
import type { ExportRequest, ExportUse } from '../../modules/data-sets/index.ts'
import { listGivenConsents } from '../../modules/speakers/index.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * What stands written for takes that leave Mboa: what the packs hold, and what speakers
 * contributed. A word that another speaker contributed goes along only where they gave it for the
 * same use, under terms that are not stricter than the take's: their word is not the recorder's to
 * give.
 *
 * @param packTexts by `<course> <item>`
 */
export function createTextsOf(
  database: Database,
  use: ExportUse,
  packTexts: ReadonlyMap<string, string>,
): ExportRequest['textsOf'] {
  const library: Parameters<typeof findTextsOfTakes>[0]['library'] = {
    findItemKind: (course, item) => (packTexts.has(`${course} ${item}`) ? 'word' : undefined),
    findConcept: () => undefined,
  }

  return async (takes) => {
    const found = await findTextsOfTakes({ database, library }, takes)
    const texts = new Map<string, string>()
    const given = new Map<string, Consent | undefined>()
    for (const { id, course, item, speakerId, licence } of takes) {
      const ofPack = packTexts.get(`${course} ${item}`)
      if (ofPack !== undefined) texts.set(id, ofPack)
      const word = found.get(id)
      if (word === undefined || word.state === 'withdrawn') continue
      const { speakerId: contributorId, text } = word
      if (contributorId === speakerId) {
        texts.set(id, text)
        continue
      }
      // Nobody gives it to anybody any more.
      if (contributorId === null) continue
      if (!given.has(contributorId)) {
        const consents = await listGivenConsents(database.queries, contributorId)
        const standing = consents.find((each) => each.use === use && each.withdrawnAt === null)
        given.set(contributorId, standing)
      }
      const consent = given.get(contributorId)
      if (consent !== undefined && strictness(consent.licence) <= strictness(licence)) {
        texts.set(id, text)
      }
    }
    return texts
  }
}

/** From the freest; uses beside open data have no licence, and none is stricter than another. */
const strictness = (licence: string | null) =>
  openDataLicences.findIndex((each) => each === licence)

/** What stands written for each item of the packs. */
export async function readPackTexts(): Promise<ReadonlyMap<string, string>> {
  const courses = await loadPacks(packsFolder)
  return new Map(
    courses.flatMap(({ summary: { course }, units }) =>
      units.flatMap(({ pack }) =>
        [...pack.words, ...(pack.sentences ?? [])].map(
          ({ id, text }) => [`${course} ${id}`, text] as const,
        ),
      ),
    ),
  )
}
