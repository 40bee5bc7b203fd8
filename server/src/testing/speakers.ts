import {
  addressOf,
  api,
  speakerConsentHeader,
  speakerConsentVersion,
  speakersSchema,
  type Speaker,
  type SpeakerCodeRequest,
  type SpeakerConsent,
  type Speakers,
  type TakeDescription,
} from '@mboa/contract'
import { makeSpeakerCode, speakerCodeBytes } from '@mboa/domain'
import { testId } from '@mboa/domain/testing'
import { sendJson } from './call-as-page.ts'
import { hashOf, headerOf, hum, makeTake, putArchive, type SentTake } from './takes.ts'
import type { TestAnswer, TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** What stands on the paper of `elder`. */
export const elderCode = makeSpeakerCode(new Uint8Array(speakerCodeBytes).fill(7))
export const elderId = testId(7001)
export const otherSpeakerId = testId(7002)

export const elder: Speaker = {
  name: 'Ma Ngono',
  isNamed: false,
  ageBand: '60-over',
  sex: 'female',
  village: 'Nkolbisson',
  dialect: 'Yezum',
  codeHash: hashOf(Buffer.from(elderCode)),
}

/** What a speaker says to agree that learners hear them. */
export const aStatement = {
  consent: testId(7100),
  textVersion: speakerConsentVersion,
  language: 'fr',
  learners: true,
  openData: null,
  research: false,
  syntheticVoices: false,
  staysAlone: false,
  guardianName: null,
  givenAt: 1_790_000_000_000,
} as const

const pathOf = (path: string, id: string) => path.replace(':id', id)

export function putSpeaker(
  world: World,
  client: TestClient,
  changes: Partial<Speaker> = {},
  id = elderId,
): Promise<TestAnswer> {
  const path = pathOf(api.putSpeaker.path, id)
  return sendJson(world, client, 'PUT', path, { ...elder, ...changes })
}

export interface SentConsent extends Partial<SpeakerConsent> {
  readonly id?: string
  /** Two seconds of a hum are said to be a yes; each pitch another. */
  readonly hertz?: number
}

export function putConsent(
  world: World,
  client: TestClient,
  consent: SentConsent = {},
): Promise<TestAnswer> {
  const { path, headers, archive } = makeConsent(world, consent)
  return client.send('PUT', path, { headers, body: new Uint8Array(archive) })
}

/** How a device sends it. */
export function makeConsent(
  world: World,
  { id = elderId, hertz = 210, ...changes }: SentConsent = {},
) {
  const { archive, description } = makeTake({ kind: 'sentence' }, hum(hertz, 2))
  const consent: SpeakerConsent = {
    ...aStatement,
    knownWithdrawal: null,
    ...description.archive,
    ...changes,
  }
  const path = pathOf(api.sendSpeakerConsent.path, id)
  const headers = { origin: world.origin, [speakerConsentHeader]: headerOf(consent) }
  return { path, headers, archive }
}

/** Somebody who speaks on the client's device, and has agreed; answers how they are called there. */
export async function addSpeaker(
  world: World,
  client: TestClient,
  { id = elderId, ...consent }: SentConsent = {},
  speaker: Partial<Speaker> = {},
): Promise<string> {
  await putSpeaker(world, client, speaker, id)
  await putConsent(world, client, { id, ...consent })
  return id
}

/** A take of somebody without an account, as the recorder's device sends it. */
export const takeOf = (
  speaker: string,
  changes: Partial<TakeDescription> = {},
  hertz = 220,
): SentTake =>
  makeTake({ speaker, consentTextVersion: speakerConsentVersion, ...changes }, hum(hertz))

export async function storeTakeOf(
  world: World,
  client: TestClient,
  speaker: string,
  changes: Partial<TakeDescription> = {},
  hertz = 220,
): Promise<SentTake> {
  const take = takeOf(speaker, changes, hertz)
  await putArchive(world, client, take)
  return take
}

export async function listSpeakers(client: TestClient): Promise<Speakers> {
  return (await client.get(api.listSpeakers.path)).as(speakersSchema)
}

/** `consent` withdraws, without it all is deleted. */
export function takeBackSpeaker(
  world: World,
  client: TestClient,
  what: 'speaker' | 'speakerConsent',
  id = elderId,
): Promise<TestAnswer> {
  const endpoint = what === 'speaker' ? api.deleteSpeaker : api.withdrawSpeakerConsent
  return sendJson(world, client, 'DELETE', addressOf(endpoint, { params: { id } }))
}

/** As anybody does who holds a paper, without an account. */
export function useCode(
  world: World,
  code: string,
  wish: SpeakerCodeRequest['wish'],
): Promise<TestAnswer> {
  return world.client().post(api.followSpeakerCode.path, { code, wish })
}
