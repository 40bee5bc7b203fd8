import {
  speakerConsentVersions,
  workshopConsentVersions,
  type SpeakerConsent,
  type Speakers,
} from '@mboa/contract'
import type { StoredSpeaker, TakeDatabase, TakeSchema } from '../device-store/take-database.ts'
import type { Writing } from '../device-store/write-durably.ts'
import { writeDurably } from '../device-store/write-takes.ts'
import { dropSpeaker, storesOfSpeakers } from './speaker-store.ts'
import { takeOverWorkshops } from './workshops-here.ts'

/** The mark of all that the last answer told. */
export const markKey = 'speakers-mark'

/** As long as a server that was restored from a backup may ask for it again. */
const soundLifetimeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Who the server has is here from now on, and who was deleted elsewhere is not. Gives the takes that
 * went with them; undefined where nothing is new.
 */
export async function takeOverSpeakers(
  database: TakeDatabase,
  { kept, mark, epoch }: Speakers,
  now: number,
): Promise<readonly string[] | undefined> {
  const before = await database.get('values', 'speakers-epoch')
  const isRestored = before !== undefined && before !== epoch
  if (kept === null && !isRestored) return undefined
  const written = await writeDurably(database, storesOfSpeakers, async (within) => {
    const values = within.objectStore('values')
    await values.put(epoch, 'speakers-epoch')
    // In another epoch all is asked for once more, whatever the mark.
    if (kept === null) await values.delete(markKey)
    else await values.put(mark, markKey)
    await forgetOldSounds(within, now)
    if (kept === null) return []
    const gone: string[] = []
    for (const id of kept.deleted) gone.push(...(await dropSpeaker(within, id)))
    gone.push(...(await takeOverWorkshops(within, kept.workshops)))
    const wishes = new Set(await within.objectStore('wishes').getAllKeys())
    const speakers = within.objectStore('speakers')
    const lost = new Map((await speakers.getAll()).map((each) => [each.id, each]))
    for (const speaker of kept.speakers) {
      const here = lost.get(speaker.id)
      lost.delete(speaker.id)
      const isBusy = here?.pending === 1 || here?.unsent !== undefined
      if (!isBusy && !wishes.has(speaker.id)) await speakers.put(speaker)
    }
    if (isRestored) for (const speaker of lost.values()) await queueAgain(within, speaker)
    return gone
  })
  return written.ok ? written.value : undefined
}

/** The server has lost them: they are sent once more, with what they agreed to if it is here. */
async function queueAgain(within: Writing<TakeSchema>, speaker: StoredSpeaker): Promise<void> {
  const { consent, withdrawnAt } = speaker
  const sounds = within.objectStore('consentSounds')
  const isHere = consent !== null && (await sounds.get(consent.consent)) !== undefined
  const versions = [...speakerConsentVersions, ...workshopConsentVersions]
  const textVersion = versions.find((known) => known === consent?.textVersion)
  const unsent: SpeakerConsent | undefined =
    isHere && textVersion !== undefined
      ? { ...consent, textVersion, knownWithdrawal: withdrawnAt }
      : undefined
  await within
    .objectStore('speakers')
    .put({ ...speaker, pending: 1, consent: unsent ?? null, ...(unsent && { unsent }) })
}

async function forgetOldSounds(within: Writing<TakeSchema>, now: number): Promise<void> {
  const sounds = within.objectStore('consentSounds')
  for (let at = await sounds.openCursor(); at !== null; at = await at.continue()) {
    const { sentAt } = at.value
    if (sentAt !== undefined && now - sentAt > soundLifetimeMs) await at.delete()
  }
}
