import {
  api,
  addressOf,
  privateConsentVersion,
  type KeptPrivateRecording,
  type KeptPrivateVoice,
  type PrivateVoices,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { isVoiceSoundKept, readVoiceSound } from './read-voice-sound.ts'
import { isSaid } from './said-items.ts'
import { syncVoices } from './sync-voices.ts'
import {
  deleteVoice,
  deleteVoiceRecording,
  listVoicesHere,
  openVoices,
  queueVoicesAgain,
  saveVoice,
  saveVoiceRecording,
} from './voice-store.ts'

const voice: KeptPrivateVoice = {
  id: '01930000-0000-7000-8000-00000000a001',
  name: 'Mama',
  consentTextVersion: privateConsentVersion,
  consentedAt: 1,
  guardianName: null,
}
const recording: KeptPrivateRecording = {
  id: '01930000-0000-7000-8000-00000000b001',
  voice: voice.id,
  course: 'ewo',
  item: 'ewo.day-sunday',
  kind: 'word',
  consentTextVersion: privateConsentVersion,
  recordedAt: 2,
  sha256: 'a'.repeat(64),
  sampleCount: 3,
  gainDb: 0,
}
const putVoice = `PUT ${addressOf(api.putPrivateVoice, { params: { id: voice.id } })}`
const putRecording = `PUT ${addressOf(api.putPrivateRecording, { params: { id: recording.id } })}`
const deleteSaid = `DELETE ${addressOf(api.deletePrivateRecording, { params: { id: recording.id } })}`
const list = `GET ${api.listPrivateVoices.path}`
const known = `${list}?known=mark`

const listed = (kept: Partial<PrivateVoices['kept']> | null, epoch = 'epoch', mark = 'mark') =>
  succeed({ kept: kept && { voices: [], recordings: [], ...kept }, mark, epoch })
const whole = { voices: [voice], recordings: [recording] }

let people = 0

/** Somebody of their own, who has recorded one word. */
async function recordOne(): Promise<string> {
  people += 1
  const userId = `voices-${people}`
  await saveVoice(userId, voice.id, { ...voice, consentTextVersion: privateConsentVersion })
  const said = { ...recording, consentTextVersion: privateConsentVersion } as const
  await saveVoiceRecording(userId, said, Uint8Array.of(1, 2, 3))
  return userId
}

const working = {
  [putVoice]: succeed(voice),
  [putRecording]: succeed(recording),
  [list]: listed(whole),
  [known]: listed(null),
}

it('waits on the device until the server has named it, and stays then', async () => {
  const userId = await recordOne()
  stubNetwork({ [putVoice]: unreachable })
  expect(await syncVoices(userId)).toMatchObject({ failure: { code: 'network-error' } })
  expect((await listVoicesHere(userId)).recordings).toEqual([{ ...recording, pending: 1 }])
  const sent = stubNetwork(working)
  expect(await syncVoices(userId)).toEqual({ ok: true })
  expect(sent.map(({ path }) => path)).toEqual([putVoice, putRecording, list])
  expect(sent.every(({ account }) => account === userId)).toBe(true)
  expect(await listVoicesHere(userId)).toEqual(whole)
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(true)
})

it('is not taken for received where the server names another sound', async () => {
  const userId = await recordOne()
  const other = { ...recording, sha256: 'b'.repeat(64) }
  stubNetwork({ ...working, [putRecording]: succeed(other) })
  expect(await syncVoices(userId)).toMatchObject({ failure: { code: 'general' } })
  expect((await listVoicesHere(userId)).recordings).toMatchObject([{ pending: 1 }])
})

it('stays with its sound where there is no room at the server, and goes when asked again', async () => {
  const userId = await recordOne()
  stubNetwork({
    ...working,
    [putRecording]: refuse('quota-reached'),
    [list]: listed({ voices: [voice] }),
  })
  expect(await syncVoices(userId)).toEqual({ ok: true })
  expect((await listVoicesHere(userId)).recordings).toEqual([
    { ...recording, refusedBecause: 'quota-reached' },
  ])
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(true)
  await queueVoicesAgain(userId)
  stubNetwork({ ...working, [known]: listed(whole, 'epoch', 'next') })
  await syncVoices(userId)
  expect((await listVoicesHere(userId)).recordings).toEqual([recording])
})

it('sends its voice again where the server has lost what it agreed to', async () => {
  const userId = await recordOne()
  stubNetwork({ ...working, [putRecording]: refuse('consent-needed') })
  expect(await syncVoices(userId)).toMatchObject({ failure: { code: 'consent-needed' } })
  const sent = stubNetwork(working)
  expect(await syncVoices(userId)).toEqual({ ok: true })
  expect(sent.map(({ path }) => path)).toEqual([putRecording, list])
})

it('is deleted at the server too where it is deleted while it is sent', async () => {
  const userId = await recordOne()
  stubNetwork({
    ...working,
    [putRecording]: async () => {
      await deleteVoiceRecording(userId, recording.id)
      return Response.json(recording)
    },
  })
  await syncVoices(userId)
  expect((await listVoicesHere(userId)).recordings).toEqual([])
  const sent = stubNetwork({ [deleteSaid]: unreachable })
  expect(await syncVoices(userId)).toMatchObject({ failure: { code: 'network-error' } })
  stubNetwork({ [deleteSaid]: refuse('not-found'), [known]: listed(null) })
  expect(await syncVoices(userId)).toEqual({ ok: true })
  expect(sent).toHaveLength(1)
  expect(await (await openVoices(userId)).count('deletions')).toBe(0)
})

it('goes where another device has deleted it, or its voice', async () => {
  const userId = await recordOne()
  stubNetwork(working)
  await syncVoices(userId)
  expect(isSaid(recording.item)).toBe(true)
  stubNetwork({ [known]: listed({ voices: [voice] }, 'epoch', 'next') })
  await syncVoices(userId)
  expect(await listVoicesHere(userId)).toEqual({ voices: [voice], recordings: [] })
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(false)
  expect(isSaid(recording.item)).toBe(false)

  const other = await recordOne()
  stubNetwork({
    ...working,
    [putVoice]: refuse('take-withdrawn'),
    [putRecording]: refuse('take-withdrawn'),
    [list]: listed({}),
  })
  await syncVoices(other)
  expect(await listVoicesHere(other)).toEqual({ voices: [], recordings: [] })
})

it('is sent again to a server that was restored from a backup without it', async () => {
  const userId = await recordOne()
  stubNetwork(working)
  await syncVoices(userId)
  stubNetwork({ [known]: listed({}, 'restored', 'next') })
  await syncVoices(userId)
  const here = await listVoicesHere(userId)
  expect([...here.voices, ...here.recordings]).toMatchObject([{ pending: 1 }, { pending: 1 }])
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(true)
})

it('of another device is listed at once, and its sound comes when it is wanted', async () => {
  people += 1
  const userId = `voices-${people}`
  const sound = addressOf(api.readPrivateRecording, { params: { id: recording.id } })
  stubNetwork({ [list]: listed(whole) })
  await syncVoices(userId)
  expect(await listVoicesHere(userId)).toEqual(whole)
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(false)
  stubNetwork({ [sound]: unreachable })
  expect(await readVoiceSound(userId, recording.id)).toMatchObject({ ok: false })
  stubNetwork({ [sound]: () => new Response(Uint8Array.of(1, 2, 3)) })
  expect(await readVoiceSound(userId, recording.id)).toMatchObject({ ok: true })
  stubNetwork({})
  const kept = await readVoiceSound(userId, recording.id)
  expect(kept.ok && [...new Uint8Array(kept.value)]).toEqual([1, 2, 3])
})

it('takes with a voice all that it said', async () => {
  const userId = await recordOne()
  await deleteVoice(userId, voice.id)
  expect(await listVoicesHere(userId)).toEqual({ voices: [], recordings: [] })
  expect(await isVoiceSoundKept(userId, recording.id)).toBe(false)
})
