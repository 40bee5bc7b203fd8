import {
  addressOf,
  api,
  type JoinedWorkshops,
  type SharedSpeaker,
  workshopConsentVersion,
} from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { newEventId } from '../event-id.ts'
import { listTakesToWait } from './speaker-store.ts'
import { syncSpeakers } from './sync-speakers.ts'
import { readWorkshops, withdrawGuest } from './workshops-here.ts'

const workshop = { id: newEventId(), name: 'Mfou', language: 'ewo', endsAt: 1_000 }
const follow = `GET ${api.listSpeakers.path}?known=mark`

const aGuest = (name: string): SharedSpeaker => {
  const of = { workshop: workshop.id, textVersion: workshopConsentVersion }
  return { id: newEventId(), name, dialect: 'Yezum', ...of }
}

/** A phone of a workshop in which another recorder added two, each of whom said a word here. */
async function startPhone() {
  const userId = newEventId()
  const database = await openTakeDatabase(userId)
  onTestFinished(() => database.close())
  let now = 7
  const gone: string[] = []
  const guests = [aGuest('Ma Ngono'), aGuest('Tonton')] as const
  const told = (workshops: Partial<JoinedWorkshops>) => {
    const all = { joined: [workshop], shared: [...guests], gone: [], ...workshops }
    const kept = { speakers: [], deleted: [], workshops: all }
    return succeed({ kept, mark: 'mark', epoch: 'epoch' })
  }
  const sync = (isFollowed = false) =>
    syncSpeakers({
      userId,
      database,
      isFollowed,
      now: () => now,
      onChanged: (takes) => gone.push(...takes),
    })
  stubNetwork({ [`GET ${api.listSpeakers.path}`]: told({}) })
  await sync(true)
  for (const { id: speaker } of guests) {
    const context = {
      course: 'ewo',
      item: 'ewo.day-sunday',
      kind: 'word',
      dialect: 'Yezum',
      speaker,
      workshop: workshop.id,
      consentTextVersion: workshopConsentVersion,
      microphone: {},
      appVersion: 'test',
    } as const
    const about = { recordedAt: 4, sampleRate: 48_000, cut: { start: 0, end: 9 }, version: 1 }
    const id = `take of ${speaker}`
    await database.put('takes', { id, context, ...about, state: 'on-device', pending: 1 })
  }
  return {
    database,
    guests,
    told,
    sync,
    gone,
    setNow: (then: number) => {
      now = then
    },
    names: async () => (await readWorkshops(database, now)).shared.map(({ name }) => name),
    takes: async () => (await database.getAllFromIndex('takes', 'pending', 1)).map(({ id }) => id),
  }
}

it('shows whom others added, apart from one’s own, and sends their takes without more', async () => {
  const { database, names } = await startPhone()
  expect(await names()).toEqual(['Ma Ngono', 'Tonton'])
  expect(await database.count('speakers')).toBe(0)
  expect((await listTakesToWait(database)).size).toBe(0)
})

it('lets go of who withdrew elsewhere with all that they said here, at the next contact', async () => {
  const { guests, told, sync, gone, names, takes } = await startPhone()
  const [elder, uncle] = guests
  const withdrawn = { workshop: workshop.id, id: elder.id }
  stubNetwork({ [follow]: told({ shared: [uncle], gone: [withdrawn] }) })
  // No page follows them: any sync does, where there are some.
  await sync()
  expect(gone).toEqual([`take of ${elder.id}`])
  expect([await names(), await takes()]).toEqual([['Tonton'], [`take of ${uncle.id}`]])
})

it('withdraws one here at once and everywhere when the server is reached', async () => {
  const { database, guests, told, sync, names, takes } = await startPhone()
  const [elder, uncle] = guests
  await withdrawGuest(database, { workshop: workshop.id, id: elder.id })
  expect([await names(), await takes()]).toEqual([['Tonton'], [`take of ${uncle.id}`]])
  const params = { id: workshop.id, speaker: elder.id }
  const route = `DELETE ${addressOf(api.withdrawGuestConsent, { params })}`
  stubNetwork({ [route]: unreachable, [follow]: told({}) })
  expect((await sync()).ok).toBe(false)
  const sent = stubNetwork({ [route]: succeed(), [follow]: told({}) })
  await sync()
  await sync()
  expect(sent.map((each) => each.path)).toEqual([route, follow, follow])
})

it('does not show whom one withdrew while the server was asked', async () => {
  const { database, guests, told, sync, names } = await startPhone()
  const { workshop: of, id } = guests[0]
  stubNetwork({
    [follow]: async (body) => {
      await withdrawGuest(database, { workshop: of, id })
      return told({})(body)
    },
  })
  await sync()
  expect(await names()).toEqual(['Tonton'])
})

it('shows nobody of a workshop that is over, without a network, and keeps what was recorded', async () => {
  const { database, sync, setNow, names, takes } = await startPhone()
  setNow(workshop.endsAt)
  expect(await names()).toEqual([])
  stubNetwork({ [follow]: unreachable })
  await sync()
  expect(JSON.stringify(await database.get('values', 'workshops'))).not.toContain('Ngono')
  expect(await takes()).toHaveLength(2)
  expect((await listTakesToWait(database)).size).toBe(0)
})

it('shows nobody of one that was left or closed, and keeps what waits', async () => {
  const { database, told, sync, names, takes } = await startPhone()
  stubNetwork({ [follow]: told({ joined: [], shared: [] }) })
  await sync()
  expect([await names(), (await takes()).length]).toEqual([[], 2])
  // Until they are sent the server is asked who is gone, and no longer.
  for (const id of await takes()) await database.delete('takes', id)
  const asked = stubNetwork({})
  await sync()
  expect(asked).toEqual([])
})
