import {
  accountHeader,
  addressOf,
  api,
  keptSpeakerSchema,
  speakerConsentHeader,
  type KeptSpeaker,
} from '@mboa/contract'
import * as v from 'valibot'
import type { StoredSpeaker, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably } from '../device-store/write-takes.ts'
import { asciiJson } from '../network/sending.ts'
import {
  askServer,
  call,
  untilLogout,
  type ApiFailure,
  type ApiResult,
  type ClientErrorCode,
} from '../network/api-client.ts'
import { dropSpeaker, endConsent, storesOfSpeakers } from './speaker-store.ts'
import { markKey, takeOverSpeakers } from './take-over-speakers.ts'
import {
  forgetEnded,
  hasWorkshops,
  listWithdrawnGuests,
  settleWithdrawnGuest,
} from './workshops-here.ts'

export type SpeakerSync = { ok: true } | { ok: false; failure: ApiFailure }

const done: SpeakerSync = { ok: true }

export interface SpeakerSyncDeps {
  readonly userId: string
  readonly database: TakeDatabase
  /** Whether to ask for what other devices, the desk and papers did. */
  readonly isFollowed: boolean
  /** Epoch ms. */
  readonly now: () => number
  /** Who speaks here has changed, and these takes are gone. */
  readonly onChanged: (gone: readonly string[]) => void
}

/** The server has said no to this speaker, for good or until there is room; the others go on. */
const refusals: ReadonlySet<ClientErrorCode> = new Set([
  'quota-reached',
  'invalid-sound',
  'invalid-value',
  'invalid-request',
  'required',
  'too-long',
  'too-large',
  'take-already-exists',
  'not-allowed',
  'not-found',
])

/**
 * Brings who speaks on this device and at the server together: what is known of them, what they
 * wished, what they agreed to, then what was done elsewhere. One tab at a time (Web Lock). Safe to
 * stop anywhere and to repeat.
 */
export function syncSpeakers(deps: SpeakerSyncDeps): Promise<SpeakerSync> {
  return navigator.locks.request(`mboa-speakers-${deps.userId}`, async () => {
    // Without asking anybody.
    if (await forgetEnded(deps.database, deps.now())) deps.onChanged([])
    const steps = [sendSpeakers, sendWishes, sendGuestsWishes, sendConsents]
    // Whom others added is to be gone from here once they are: each time that the server is reached.
    const isFollowed = deps.isFollowed || (await hasWorkshops(deps.database))
    for (const step of isFollowed ? [...steps, follow] : steps) {
      const result = await step(deps)
      if (!result.ok) return result
    }
    return done
  })
}

async function sendSpeakers(deps: SpeakerSyncDeps): Promise<SpeakerSync> {
  const { userId, database } = deps
  for (const speaker of await database.getAllFromIndex('speakers', 'pending', 1)) {
    const { id, name, isNamed, ageBand, sex, village, dialect, codeHash } = speaker
    const sent = await call(api.putSpeaker, {
      params: { id },
      body: { name, isNamed, ageBand, sex, village, dialect, codeHash },
      account: userId,
      signal: untilLogout(),
    })
    const settled = await settle(deps, speaker, sent, (now) => {
      const rest = { ...now }
      delete rest.pending
      // Changed again meanwhile: that is still to be sent.
      const isSame =
        JSON.stringify({ ...now, unsent: 0 }) === JSON.stringify({ ...speaker, unsent: 0 })
      return isSame ? rest : now
    })
    if (!settled.ok) return settled
  }
  return done
}

async function sendWishes(deps: SpeakerSyncDeps): Promise<SpeakerSync> {
  const { userId, database } = deps
  for (const { id, wish } of await database.getAll('wishes')) {
    const endpoint = wish === 'delete' ? api.deleteSpeaker : api.withdrawSpeakerConsent
    const sent = await askServer(addressOf(endpoint, { params: { id } }), {
      method: endpoint.method,
      headers: { [accountHeader]: userId },
      signal: untilLogout(),
    })
    // Who never came will not come any more either: the server has noted it.
    if (!sent.ok && sent.failure.code !== 'not-found') return sent
    const answer: unknown = sent.ok ? await sent.value.json().catch(() => undefined) : undefined
    const kept = v.safeParse(keptSpeakerSchema, answer)
    await writeDurably(database, ['wishes', 'speakers'], async (within) => {
      const wishes = within.objectStore('wishes')
      // Wished otherwise meanwhile: that is still to be sent.
      if ((await wishes.get(id))?.wish === wish) await wishes.delete(id)
      const speakers = within.objectStore('speakers')
      const speaker = await speakers.get(id)
      if (speaker === undefined || !kept.success) return
      const { withdrawnAt } = kept.output
      // Agreed to again here since: this device knows what it had withdrawn.
      const unsent = speaker.unsent && {
        unsent: { ...speaker.unsent, knownWithdrawal: withdrawnAt },
      }
      await speakers.put({ ...speaker, ...unsent, withdrawnAt })
    })
  }
  return done
}

/** Who asked to be withdrawn here, and was added by another recorder of a workshop. */
async function sendGuestsWishes({ userId, database }: SpeakerSyncDeps): Promise<SpeakerSync> {
  for (const guest of await listWithdrawnGuests(database)) {
    const sent = await call(api.withdrawGuestConsent, {
      params: { id: guest.workshop, speaker: guest.id },
      account: userId,
      signal: untilLogout(),
    })
    // Who is not there any more agrees to nothing either.
    if (!sent.ok && sent.failure.code !== 'not-found') return sent
    await settleWithdrawnGuest(database, guest)
  }
  return done
}

async function sendConsents(deps: SpeakerSyncDeps): Promise<SpeakerSync> {
  for (const speaker of await deps.database.getAll('speakers')) {
    const { unsent, id, pending } = speaker
    if (unsent === undefined || pending === 1) continue
    const sound = await deps.database.get('consentSounds', unsent.consent)
    if (sound === undefined) continue
    const sent = await call(api.sendSpeakerConsent, {
      params: { id },
      body: new Blob([sound.bytes], { type: 'application/octet-stream' }),
      headers: { [speakerConsentHeader]: asciiJson(unsent) },
      account: deps.userId,
      signal: untilLogout(),
    })
    if (!sent.ok && sent.failure.code === 'consent-needed') {
      // Withdrawn elsewhere before they were asked again here: they are asked once more.
      await writeDurably(deps.database, ['speakers', 'consentSounds'], (within) =>
        endConsent(within, id),
      )
      deps.onChanged([])
      continue
    }
    const settled = await settle(deps, speaker, sent, (now) => {
      if (now.unsent?.consent !== unsent.consent) return now
      const rest = { ...now }
      delete rest.unsent
      return rest
    })
    if (!settled.ok) return settled
    if (!sent.ok) continue
    await writeDurably(deps.database, ['consentSounds'], (within) =>
      within.objectStore('consentSounds').put({ ...sound, sentAt: deps.now() }, unsent.consent),
    )
  }
  return done
}

/** Notes what became of somebody, unless they were deleted meanwhile. */
async function settle(
  { database, onChanged }: SpeakerSyncDeps,
  { id }: StoredSpeaker,
  result: ApiResult<KeptSpeaker>,
  change: (now: StoredSpeaker) => StoredSpeaker,
): Promise<SpeakerSync> {
  const code = result.ok ? undefined : result.failure.code
  if (!result.ok && code !== 'take-withdrawn' && !refusals.has(result.failure.code)) return result
  const written = await writeDurably(database, storesOfSpeakers, async (within) => {
    // Deleted elsewhere, with all that they said.
    if (code === 'take-withdrawn') return dropSpeaker(within, id)
    const speakers = within.objectStore('speakers')
    const now = await speakers.get(id)
    if (now === undefined) return []
    const changed: StoredSpeaker = { ...change(now) }
    delete changed.refusedBecause
    if (code !== undefined) changed.refusedBecause = code
    await speakers.put(changed)
    return []
  })
  onChanged(written.ok ? written.value : [])
  return done
}

async function follow(deps: SpeakerSyncDeps): Promise<SpeakerSync> {
  const { userId, database } = deps
  const known = await database.get('values', markKey)
  const listed = await call(api.listSpeakers, {
    query: { known: typeof known === 'string' ? known : undefined },
    account: userId,
    signal: untilLogout(),
  })
  if (!listed.ok) return listed
  const gone = await takeOverSpeakers(database, listed.value, deps.now())
  if (gone !== undefined) deps.onChanged(gone)
  return done
}
