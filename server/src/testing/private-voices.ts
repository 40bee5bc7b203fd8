import {
  api,
  addressOf,
  privateConsentVersion,
  privateRecordingHeader,
  privateVoicesSchema,
  type PrivateRecording,
  type PrivateVoice,
  type PrivateVoices,
} from '@mboa/contract'
import { sendJson } from './call-as-page.ts'
import { headerOf, makeTake } from './takes.ts'
import type { TestAnswer, TestClient } from './test-client.ts'
import type { World } from './world.ts'

const voiceId = '01930000-0000-7000-8000-00000000a001'
const recordingId = '01930000-0000-7000-8000-00000000b001'

export const mama: PrivateVoice = {
  name: 'Mama',
  consentTextVersion: privateConsentVersion,
  consentedAt: 1_790_000_000_000,
  guardianName: null,
}

export function putVoice(
  world: World,
  client: TestClient,
  voice: unknown = mama,
  id = voiceId,
): Promise<TestAnswer> {
  return sendJson(world, client, 'PUT', addressOf(api.putPrivateVoice, { params: { id } }), voice)
}

interface SentRecording extends Partial<PrivateRecording> {
  readonly id?: string
  readonly samples?: Int16Array<ArrayBuffer>
}

export function putRecording(
  world: World,
  client: TestClient,
  recording: SentRecording = {},
): Promise<TestAnswer> {
  const { path, headers, archive } = makeRecording(world, recording)
  return client.send('PUT', path, { headers, body: new Uint8Array(archive) })
}

/** A second of a hum, said by Mama, as a device sends it; tests say what differs. */
export function makeRecording(
  world: World,
  { id = recordingId, samples, ...described }: SentRecording = {},
) {
  const { archive, description } = makeTake({}, samples)
  const recording: PrivateRecording = {
    voice: voiceId,
    course: 'ewo',
    item: 'ewo.day-sunday',
    kind: 'word',
    consentTextVersion: privateConsentVersion,
    recordedAt: 1_790_000_000_000,
    ...description.archive,
    ...described,
  }
  const path = addressOf(api.readPrivateRecording, { params: { id } })
  const headers = { origin: world.origin, [privateRecordingHeader]: headerOf(recording) }
  return { path, headers, archive }
}

/** Has somebody keep a voice and what it said, always the same; answers their ids. */
export async function recordPrivately(
  world: World,
  client: TestClient,
): Promise<{ voice: string; recording: string }> {
  await putVoice(world, client)
  await putRecording(world, client)
  return { voice: voiceId, recording: recordingId }
}

export async function listPrivateVoices(client: TestClient): Promise<PrivateVoices> {
  return (await client.get(api.listPrivateVoices.path)).as(privateVoicesSchema)
}
