import {
  apiPaths,
  coverageSchema,
  deskActsSchema,
  deskCreditsSchema,
  deskImportsSchema,
  deskInvitedSchema,
  deskPeopleSchema,
  deskSpeakersSchema,
  deskWorkshopsSchema,
  languageDeskSchema,
  openedWorkshopSchema,
  profileSchema,
  type DeskExportFormat,
  type DeskInvite,
  type DeskWorkshopRequest,
  type HeardGroup,
  type LanguageDesk,
  recorderApiPaths,
} from '@mboa/contract'
import * as v from 'valibot'
import { callApi, type ApiResult } from '../../platform/network/api-client.ts'

// All of these name the account: nothing is shown of, or done in the name of, whoever else is
// signed in by now, as in a tab left open on a computer that an office shares.

/** Whose desk of which language. */
export interface DeskOf {
  readonly account: string
  readonly language: string
}

export const pathOf = (path: string, { language }: DeskOf, id = '') =>
  path.replace(':language', language).replace(':id', encodeURIComponent(id))

/** The desks of all languages that somebody coordinates. */
export async function askDesks(
  account: string,
  signal: AbortSignal,
): Promise<ApiResult<readonly LanguageDesk[]>> {
  const profile = await callApi(apiPaths.profile, { answer: profileSchema, signal, account })
  if (!profile.ok) return profile
  const desks: LanguageDesk[] = []
  for (const language of profile.value.coordinatedLanguages) {
    const path = pathOf(recorderApiPaths.languageDesk, { account, language })
    const desk = await callApi(path, { answer: languageDeskSchema, signal, account })
    if (!desk.ok) return desk
    desks.push(desk.value)
  }
  return { ok: true, value: desks }
}

/** Who speaks and has something in common. */
export type VoiceGroup = Pick<HeardGroup, 'by'> & { readonly value: string }

export function askCoverage(of: DeskOf, from: number, group?: VoiceGroup) {
  const query = new URLSearchParams({
    from: String(from),
    ...(group !== undefined && { by: group.by, of: group.value }),
  })
  const path = `${pathOf(recorderApiPaths.deskCoverage, of)}?${query.toString()}`
  return callApi(path, { answer: coverageSchema, account: of.account })
}

export function askPeople(of: DeskOf, after: string) {
  const path = `${pathOf(recorderApiPaths.deskPeople, of)}?after=${encodeURIComponent(after)}`
  return callApi(path, { answer: deskPeopleSchema, account: of.account })
}

export function askActs(of: DeskOf, before: string | undefined) {
  const page = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
  const path = `${pathOf(recorderApiPaths.deskActs, of)}${page}`
  return callApi(path, { answer: deskActsSchema, account: of.account })
}

export function sendInvite(of: DeskOf, body: DeskInvite) {
  const path = pathOf(recorderApiPaths.deskInvitations, of)
  return callApi(path, { method: 'POST', body, answer: deskInvitedSchema, account: of.account })
}

/** Answers without a body. */
export const nothing = v.unknown()

export function revokeInvitation(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskInvitation, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

export function removePerson(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskPerson, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

export function nameCoordinator(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskCoordinator, of, id)
  return callApi(path, { method: 'PUT', body: {}, answer: nothing, account: of.account })
}

export function askSpeakers(of: DeskOf, after: string) {
  const path = `${pathOf(recorderApiPaths.deskSpeakers, of)}?after=${encodeURIComponent(after)}`
  return callApi(path, { answer: deskSpeakersSchema, account: of.account })
}

export function askCredits(of: DeskOf, after: string) {
  const path = `${pathOf(recorderApiPaths.deskCredits, of)}?after=${encodeURIComponent(after)}`
  return callApi(path, { answer: deskCreditsSchema, account: of.account })
}

export function withdrawSpeaker(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskSpeakerConsent, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

export function deleteSpeaker(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskSpeaker, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

export function askWorkshops(of: DeskOf) {
  const path = pathOf(recorderApiPaths.deskWorkshops, of)
  return callApi(path, { answer: deskWorkshopsSchema, account: of.account })
}

export function openWorkshop(of: DeskOf, body: DeskWorkshopRequest) {
  const path = pathOf(recorderApiPaths.deskWorkshops, of)
  return callApi(path, { method: 'POST', body, answer: openedWorkshopSchema, account: of.account })
}

export function makeWorkshopLink(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskWorkshopLink, of, id)
  return callApi(path, { method: 'POST', answer: openedWorkshopSchema, account: of.account })
}

export function closeWorkshop(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskWorkshop, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

export function askImports(of: DeskOf, before: string | undefined) {
  const query = before === undefined ? '' : `?before=${before}`
  const path = `${pathOf(recorderApiPaths.deskImports, of)}${query}`
  return callApi(path, { answer: deskImportsSchema, account: of.account })
}

export function undoImport(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskImport, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

/** Where the browser downloads the language's words from. */
export const exportAddress = (of: DeskOf, format: DeskExportFormat): string =>
  `${pathOf(recorderApiPaths.deskExport, of)}?format=${format}`
