import type { Speaker } from '@mboa/contract'
import type { StoredSpeaker, TakeDatabase } from '../device-store/take-database.ts'
import type { Written } from '../device-store/write-takes.ts'
import {
  addSpeaker,
  deleteSpeaker,
  listSpeakersHere,
  saveConsent,
  saveSpeaker,
  withdrawSpeaker,
  type SpokenConsent,
} from '../speaker-store/speaker-store.ts'
import {
  readWorkshops,
  withdrawGuest,
  type Guest,
  type WorkshopsHere,
} from '../speaker-store/workshops-here.ts'

/** Who speaks on this device without an account. All of it works without a network. */
export interface OwnSpeakers {
  /** As they were added. */
  list(): Promise<readonly StoredSpeaker[]>
  /** Somebody new, who has agreed: all of them, or nothing. */
  add(id: string, added: { speaker: Speaker; spoken: SpokenConsent }): Promise<Written<unknown>>
  save(id: string, speaker: Speaker): Promise<Written<unknown>>
  agree(id: string, spoken: SpokenConsent): Promise<Written<unknown>>
  withdraw(id: string): Promise<Written<unknown>>
  /** With all that they said, here at once. */
  remove(id: string): Promise<Written<unknown>>
  /** The workshops that are joined and open, with whom others added there. */
  workshops(): Promise<WorkshopsHere>
  /** Who was added by another recorder; with all that they said here. */
  withdrawGuest(guest: Guest): Promise<Written<unknown>>
  /** Asks the server what other devices, the desk and papers did. */
  follow(): void
}

interface OwnSpeakersDeps {
  /** These takes are gone; there is something to send. */
  readonly onChanged: (gone: readonly string[]) => void
  readonly onFollow: () => void
  /** Epoch ms. */
  readonly now: () => number
}

export function openOwnSpeakers(
  database: TakeDatabase,
  { onChanged, onFollow, now }: OwnSpeakersDeps,
): OwnSpeakers {
  async function noting<Value>(
    written: Promise<Written<Value>>,
    goneOf: (value: Value) => readonly string[] = () => [],
  ): Promise<Written<Value>> {
    const stored = await written
    if (stored.ok) onChanged(goneOf(stored.value))
    return stored
  }
  return {
    list: () => listSpeakersHere(database),
    add: (id, added) => noting(addSpeaker(database, id, added)),
    save: (id, speaker) => noting(saveSpeaker(database, id, speaker)),
    agree: (id, spoken) => noting(saveConsent(database, id, spoken)),
    withdraw: (id) => noting(withdrawSpeaker(database, id)),
    remove: (id) => noting(deleteSpeaker(database, id), (gone) => gone),
    workshops: () => readWorkshops(database, now()),
    withdrawGuest: (guest) => noting(withdrawGuest(database, guest), (gone) => gone),
    follow: onFollow,
  }
}
