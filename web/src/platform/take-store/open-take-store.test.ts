import { api, accountHeader, consentTextVersion } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withResolvers } from '../promises.ts'
import { blocksOfHum, takeContext } from '../../testing/takes-of-device.ts'
import { keepUnsent } from '../consents/unsent-consents.ts'
import { openTakeStore, type TakeStore } from './open-take-store.ts'
import type { SenderState } from './take-sender.ts'
import { fakeIntake } from './testing/fake-intake.ts'

const id = '01930000-0000-7000-8000-000000000001'

/** The server as the store meets it, with somebody signed in; each file is kept under its path. */
function startServer(signedIn: () => string | null) {
  const { files, answer } = fakeIntake(takeContext)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (new Headers(init.headers).get(accountHeader) !== signedIn()) {
      const error = { code: 'not-signed-in', message: 'Sent by a test.' }
      return Promise.resolve(Response.json({ error }, { status: 401 }))
    }
    const known = answer(path, init)
    return known ? Promise.resolve(known) : Promise.reject(new TypeError('Failed to fetch'))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return files
}

const fail = (error: unknown) => {
  throw error
}

async function openStore(userId: string, onProblem: (error: unknown) => void = fail) {
  const states: SenderState[] = []
  const store = await openTakeStore(userId, {
    now: () => 5,
    random: () => 0,
    later: () => () => undefined,
    onChanged: () => undefined,
    onState: (state) => states.push(state),
    onProblem,
  })
  onTestFinished(() => store.close())
  return { store, states }
}

async function recordOne(store: TakeStore): Promise<void> {
  const stored = { id, context: takeContext, sampleRate: 48_000, recordedAt: 4 }
  const begun = await store.record(stored, () => undefined)
  if (!begun.ok) throw new Error(begun.trouble)
  for (const block of blocksOfHum(1)) begun.value.append(block)
  const whole = { start: 0, end: 48_000 }
  await begun.value.finish({ range: whole, cut: whole })
}

it('what is recorded goes to the server with its description, and is shown as received', async () => {
  const userId = crypto.randomUUID()
  const files = startServer(() => userId)
  const { store } = await openStore(userId)
  await recordOne(store)
  await expect.poll(async () => (await store.listTakes())[0]?.state).toBe('received')
  expect([...files.keys()]).toEqual([`/api/takes/${id}/archive`])
  const described = files.get(`/api/takes/${id}/archive`)?.described ?? ''
  expect(described).toContain(String.raw`Ewondo de Yaound\u00e9`)
  expect(JSON.parse(described)).toMatchObject({
    ...takeContext,
    recordedAt: 4,
    cut: { start: 0, end: 48_000 },
    archive: { sampleCount: 48_000 },
  })
  expect((await store.listLog()).map(({ event }) => event)).toEqual(['kept', 'sending', 'received'])
})

it('nothing is sent in the name of somebody else who is signed in', async () => {
  const files = startServer(() => crypto.randomUUID())
  const { store, states } = await openStore(crypto.randomUUID())
  await recordOne(store)
  await expect
    .poll(() => states.at(-1))
    .toEqual({
      state: 'stopped',
      code: 'not-signed-in',
    })
  expect(files.size).toBe(0)
  expect(await store.listTakes()).toMatchObject([{ id, state: 'on-device' }])
})

it('the switch for Wi-Fi is remembered', async () => {
  const userId = crypto.randomUUID()
  startServer(() => userId)
  const { store } = await openStore(userId)
  expect(store.isWifiOnly()).toBe(false)
  await store.setWifiOnly(true)
  expect((await openStore(userId)).store.isWifiOnly()).toBe(true)
})

it('holds back the newest take, and sends it once something else is held', async () => {
  const userId = crypto.randomUUID()
  const files = startServer(() => userId)
  const { store, states } = await openStore(userId)
  store.hold(id)
  await recordOne(store)
  await expect.poll(() => states.at(-1)).toEqual({ state: 'idle' })
  expect(await store.changeCut(id, { start: 100, end: 40_000 })).toMatchObject({ ok: true })
  expect(files.size).toBe(0)
  store.hold(undefined)
  await expect.poll(() => files.size).toBe(1)
  const described = files.get(`/api/takes/${id}/archive`)?.described ?? ''
  expect(JSON.parse(described)).toMatchObject({ cut: { start: 100, end: 40_000 } })
})

it('opens, keeps and sends while the browser still asks whether to keep what is here', async () => {
  const { promise, resolve } = withResolvers<boolean>()
  const asking = vi.spyOn(navigator.storage, 'persist').mockReturnValue(promise)
  onTestFinished(() => asking.mockRestore())
  const userId = crypto.randomUUID()
  const files = startServer(() => userId)
  const { store } = await openStore(userId)
  await recordOne(store)
  await expect.poll(() => files.size).toBe(1)
  expect(store.isPersistent).toBeUndefined()
  resolve(false)
  await expect.poll(() => store.isPersistent).toBe(false)
})

it('opens where the browser fails to say whether it keeps what is here', async () => {
  const reason = new DOMException('No.', 'InvalidStateError')
  const asking = vi.spyOn(navigator.storage, 'persist').mockRejectedValue(reason)
  onTestFinished(() => asking.mockRestore())
  const problems: unknown[] = []
  const { store } = await openStore(crypto.randomUUID(), (error) => problems.push(error))
  await expect.poll(() => store.isPersistent).toBe(false)
  expect(problems).toEqual([reason])
})

it('sends the consent that was given without a network before the first take', async () => {
  const userId = crypto.randomUUID()
  const { store, states } = await openStore(userId)
  await recordOne(store)
  await expect.poll(async () => (await store.listLog()).at(-1)?.event).toBe('waiting')
  // What is under way would be sent without it.
  await expect.poll(() => states.at(-1)?.state).toBe('waiting')
  const choices = { learners: true, openData: null, research: false, syntheticVoices: false }
  const chosen = { textVersion: consentTextVersion, ...choices, guardianName: null }
  await keepUnsent(userId, chosen, undefined, 4)
  const { answer } = fakeIntake(takeContext)
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path)
    const consents = { textVersion: consentTextVersion, consents: [] }
    if (path === api.readConsents.path) return Promise.resolve(Response.json(consents))
    const known = answer(path, init)
    return known ? Promise.resolve(known) : Promise.reject(new TypeError('Failed to fetch'))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  store.wake()
  await expect.poll(async () => (await store.listTakes())[0]?.state).toBe('received')
  expect(asked.slice(0, 2)).toEqual([api.readConsents.path, `/api/takes/${id}/archive`])
  store.wake()
  await expect.poll(async () => (await store.listLog()).at(-1)?.event).toBe('received')
  expect(asked.filter((path) => path === api.readConsents.path)).toHaveLength(1)
})
