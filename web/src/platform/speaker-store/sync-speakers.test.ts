import {
  api,
  speakerConsentVersion,
  type KeptSpeaker,
  type Speaker,
  type Speakers,
} from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { openTakeDatabase, type TakeDatabase } from '../device-store/take-database.ts'
import { newEventId } from '../event-id.ts'
import {
  deleteSpeaker,
  listSpeakersHere,
  listTakesToWait,
  saveConsent,
  saveSpeaker,
  withdrawSpeaker,
  type SpokenConsent,
} from './speaker-store.ts'
import { syncSpeakers } from './sync-speakers.ts'

const elder: Speaker = {
  name: 'Ma Ngono',
  isNamed: false,
  ageBand: '60-over',
  sex: 'female',
  village: null,
  dialect: 'Yezum',
  codeHash: null,
}

function spoken(): SpokenConsent {
  return {
    sound: { bytes: Uint8Array.of(1, 2, 3), sha256: 'a'.repeat(64), sampleCount: 3 },
    given: {
      consent: newEventId(),
      textVersion: speakerConsentVersion,
      language: 'fr',
      learners: true,
      openData: null,
      research: false,
      syntheticVoices: false,
      staysAlone: false,
      guardianName: null,
      givenAt: 5,
    },
  }
}

const kept = (id: string, changes: Partial<KeptSpeaker> = {}): KeptSpeaker => ({
  id,
  ...elder,
  consent: null,
  withdrawnAt: null,
  ...changes,
})

/** A phone on which two have agreed and each said a word, without a network until now. */
async function startPhone() {
  const userId = newEventId()
  const database = await openTakeDatabase(userId)
  onTestFinished(() => database.close())
  const ids = [newEventId(), newEventId()] as const
  for (const id of ids) {
    await saveSpeaker(database, id, elder)
    await saveConsent(database, id, spoken())
    await putTake(database, id)
  }
  const gone: string[] = []
  const sync = (isFollowed = false) =>
    syncSpeakers({
      userId,
      database,
      isFollowed,
      now: () => 7,
      onChanged: (takes) => gone.push(...takes),
    })
  return { database, ids, sync, gone }
}

async function putTake(database: TakeDatabase, speaker: string): Promise<void> {
  const context = {
    course: 'ewo',
    item: 'ewo.day-sunday',
    kind: 'word',
    dialect: null,
    speaker,
    consentTextVersion: speakerConsentVersion,
    microphone: {},
    appVersion: 'test',
  } as const
  const about = { recordedAt: 4, sampleRate: 48_000, cut: { start: 0, end: 9 }, version: 1 }
  await database.run((connection) =>
    connection.put('takes', {
      id: `take of ${speaker}`,
      context,
      ...about,
      state: 'on-device',
      pending: 1,
    }),
  )
}

const at = (method: string, path: string, id: string) => `${method} ${path.replace(':id', id)}`
const put = (id: string) => at('PUT', api.putSpeaker.path, id)
const agree = (id: string) => at('PUT', api.sendSpeakerConsent.path, id)
const withdraw = (id: string) => at('DELETE', api.withdrawSpeakerConsent.path, id)
const remove = (id: string) => at('DELETE', api.deleteSpeaker.path, id)
const working = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.flatMap((id) => [put(id), agree(id)].map((route) => [route, succeed(kept(id))])),
  )
const noWorkshops = { joined: [], shared: [], gone: [] }
const listed = (changes: Partial<NonNullable<Speakers['kept']>>, epoch = 'epoch') =>
  succeed({
    kept: { speakers: [], deleted: [], workshops: noWorkshops, ...changes },
    mark: 'mark',
    epoch,
  })

it('keeps what was agreed to without a network, and sends takes only after it', async () => {
  const { database, ids, sync } = await startPhone()
  stubNetwork(Object.fromEntries(ids.map((id) => [put(id), unreachable])))
  expect(await sync()).toMatchObject({ ok: false, failure: { code: 'network-error' } })
  expect((await listTakesToWait(database)).size).toBe(2)
  const sent = stubNetwork(working(ids))
  expect(await sync()).toEqual({ ok: true })
  expect(sent.map(({ path }) => path).sort()).toEqual([...ids.map(put), ...ids.map(agree)].sort())
  expect((await listTakesToWait(database)).size).toBe(0)
  const again = stubNetwork({})
  expect(await sync()).toEqual({ ok: true })
  expect(again).toEqual([])
})

it('withdraws one alone: the other’s takes go on', async () => {
  const { database, ids, sync } = await startPhone()
  stubNetwork(working(ids))
  await sync()
  await withdrawSpeaker(database, ids[0])
  expect([...(await listTakesToWait(database))]).toEqual([`take of ${ids[0]}`])
  const sent = stubNetwork({ [withdraw(ids[0])]: succeed(kept(ids[0], { withdrawnAt: 9 })) })
  await sync()
  expect(sent.map(({ path }) => path)).toEqual([withdraw(ids[0])])
  const [first, second] = await listSpeakersHere(database)
  expect([first?.consent, first?.withdrawnAt]).toEqual([null, 9])
  expect(second?.consent).not.toBeNull()
  // What they agree to again knows of it, so that the server takes it.
  await saveConsent(database, ids[0], spoken())
  expect((await listSpeakersHere(database))[0]?.unsent?.knownWithdrawal).toBe(9)
})

it('lets who withdrew and agreed again without a network be heard again', async () => {
  const { database, ids, sync } = await startPhone()
  stubNetwork(working(ids))
  await sync()
  await withdrawSpeaker(database, ids[0])
  await saveConsent(database, ids[0], spoken())
  const sent = stubNetwork({
    ...working(ids),
    [withdraw(ids[0])]: succeed(kept(ids[0], { withdrawnAt: 9 })),
  })
  await sync()
  expect(sent.map(({ path }) => path)).toEqual([withdraw(ids[0]), agree(ids[0])])
  const [first] = await listSpeakersHere(database)
  expect([first?.unsent, first?.consent === null]).toEqual([undefined, false])
})

it('deletes one with all that they said, and nothing of the other', async () => {
  const { database, ids, sync } = await startPhone()
  const deleted = await deleteSpeaker(database, ids[0])
  expect(deleted).toEqual({ ok: true, value: [`take of ${ids[0]}`] })
  const left = await database.getAllFromIndex('takes', 'pending', 1)
  expect(left.map(({ id }) => id)).toEqual([`take of ${ids[1]}`])
  expect(await database.count('consentSounds')).toBe(1)
  const sent = stubNetwork({ ...working([ids[1]]), [remove(ids[0])]: refuse('not-found') })
  await sync()
  expect(sent.map(({ path }) => path)).toContain(remove(ids[0]))
  expect(await database.count('wishes')).toBe(0)
})

it('learns of who withdrew or was deleted elsewhere', async () => {
  const { database, ids, sync, gone } = await startPhone()
  stubNetwork(working(ids))
  await sync()
  stubNetwork({
    [`GET ${api.listSpeakers.path}`]: listed({
      speakers: [kept(ids[1], { withdrawnAt: 8 })],
      deleted: [ids[0]],
    }),
  })
  await sync(true)
  expect(gone).toEqual([`take of ${ids[0]}`])
  const here = await listSpeakersHere(database)
  expect(here.map(({ id, consent }) => [id, consent])).toEqual([[ids[1], null]])
  expect([...(await listTakesToWait(database))]).toEqual([`take of ${ids[1]}`])
})

it('asks once more whose consent the server takes no longer', async () => {
  const { database, ids, sync } = await startPhone()
  stubNetwork({ ...working(ids), [agree(ids[0])]: refuse('consent-needed') })
  expect(await sync()).toEqual({ ok: true })
  const [first, second] = await listSpeakersHere(database)
  expect([first?.consent, second?.unsent]).toEqual([null, undefined])
})

it('sends all of it again to a server that was restored from a backup without it', async () => {
  const { database, ids, sync } = await startPhone()
  const list = `GET ${api.listSpeakers.path}`
  stubNetwork({ ...working(ids), [list]: listed({ speakers: ids.map((id) => kept(id)) }) })
  await sync()
  const before = await listSpeakersHere(database)
  stubNetwork({ [list]: listed({ speakers: before }) })
  await sync(true)
  stubNetwork({ [`${list}?known=mark`]: listed({}, 'restored') })
  await sync(true)
  const sent = stubNetwork(working(ids))
  await sync()
  expect(sent.map(({ path }) => path).sort()).toEqual([...ids.map(put), ...ids.map(agree)].sort())
})
