import {
  api,
  addressOf,
  openedWorkshopSchema,
  workshopConsentVersion,
  type JoinedWorkshops,
  type OpenedWorkshop,
  type TakeDescription,
} from '@mboa/contract'
import { expect } from 'vitest'
import { sendJson } from './call-as-page.ts'
import { addSpeaker, elderId, listSpeakers, takeOf, type SentConsent } from './speakers.ts'
import type { SentTake } from './takes.ts'
import type { TestAnswer, TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** By a coordinator of Ewondo. */
export async function openWorkshop(desk: TestClient, days = 3): Promise<OpenedWorkshop> {
  const path = addressOf(api.listDeskWorkshops, { params: { language: 'ewo' } })
  const opened = await desk.post(path, { name: 'Mfou, November', days })
  expect(opened.status).toBe(201)
  return opened.as(openedWorkshopSchema)
}

export const codeOf = ({ link }: OpenedWorkshop): string => new URL(link).hash.slice(1)

export function joinWorkshop(
  client: TestClient,
  opened: OpenedWorkshop,
  joins = true,
): Promise<TestAnswer> {
  return client.post(api.joinWorkshop.path, { code: codeOf(opened), joins })
}

/** Somebody whom a recorder added in a workshop, by its text; answers how they are called there. */
export function addInWorkshop(
  world: World,
  client: TestClient,
  workshop: string,
  consent: SentConsent = {},
): Promise<string> {
  const of = { textVersion: workshopConsentVersion, workshop } as const
  return addSpeaker(world, client, { ...consent, ...of })
}

/** As the device of another recorder of the workshop sends it. */
export const takeOfGuest = (
  workshop: string,
  changes: Partial<TakeDescription> = {},
  hertz = 230,
): SentTake =>
  takeOf(elderId, { workshop, consentTextVersion: workshopConsentVersion, ...changes }, hertz)

export async function readJoined(client: TestClient): Promise<JoinedWorkshops | undefined> {
  return (await listSpeakers(client)).kept?.workshops
}

export function leaveWorkshop(world: World, client: TestClient, id: string): Promise<TestAnswer> {
  return sendJson(world, client, 'DELETE', addressOf(api.leaveWorkshop, { params: { id } }))
}
