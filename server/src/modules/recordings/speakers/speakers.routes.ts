import {
  consentSoundLimitBytes,
  keptSpeakerSchema,
  openApiPaths,
  recorderApiPaths,
  speakerCodeRequestSchema,
  speakerConsentHeader,
  speakerConsentSchema,
  speakerSchema,
  speakersSchema,
} from '@mboa/contract'
import { isDeviceId, receiveFile } from '../../../http/receive-file.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import { speakerCodeLimit, speakersLimit } from '../limits.ts'
import { listSpeakers, saveSpeaker, saveSpeakerConsent, takeBackOwn } from './speakers.service.ts'
import { takeBackByCode, withdrawGuest } from './take-back.ts'

/** Each serves its caller's own and no other; the last one whoever holds a speaker's paper. */
export const speakerRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.speakers,
    summary: 'Who speaks on one’s devices without an account',
    access: 'signed-in',
    answer: speakersSchema,
    handle: async ({ context, actor, c }) =>
      succeed(await listSpeakers(context, actor, c.req.query('known'))),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.speaker,
    summary: 'Keep somebody who speaks on one’s device',
    access: 'recorder',
    body: speakerSchema,
    answer: keptSpeakerSchema,
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id = '' }, body }) {
      if (!isDeviceId(id)) return refuse('not-found')
      return saveSpeaker(context, actor, id, body)
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.speaker,
    summary: 'Delete a speaker with all that they said',
    access: 'signed-in',
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id = '' } }) {
      if (!isDeviceId(id)) return refuse('not-found')
      const deleted = await takeBackOwn(context, actor, id, 'delete')
      return deleted.ok ? succeed(undefined) : deleted
    },
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.speakerConsent,
    summary: `Keep what a speaker agreed to; the body is the FLAC of them saying so, the header ${speakerConsentHeader} describes it`,
    access: 'recorder',
    answer: keptSpeakerSchema,
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id = '' }, c }) {
      const received = await receiveFile(c, id, {
        header: speakerConsentHeader,
        schema: speakerConsentSchema,
        limitBytes: consentSoundLimitBytes,
      })
      if (!received.ok) return received
      const { fields: consent, bytes } = received.value
      return saveSpeakerConsent(context, actor, id, { consent, bytes })
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.speakerConsent,
    summary: 'Withdraw all that a speaker agreed to: nobody hears them any more',
    access: 'signed-in',
    answer: keptSpeakerSchema,
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id = '' } }) {
      if (!isDeviceId(id)) return refuse('not-found')
      const withdrawn = await takeBackOwn(context, actor, id, 'withdraw')
      if (!withdrawn.ok) return withdrawn
      return withdrawn.value === undefined ? refuse('not-found') : succeed(withdrawn.value)
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.workshopSpeakerConsent,
    summary: 'Withdraw a speaker of one’s workshop, whom another recorder added',
    access: 'signed-in',
    accountLimit: speakersLimit,
    handle: ({ context, actor, params: { id: workshopId = '', speaker: id = '' } }) =>
      withdrawGuest(context, actor, { workshopId, id }),
  }),
  defineRoute({
    method: 'POST',
    path: openApiPaths.speakerCode,
    summary: 'Withdraw or delete a speaker by the code on their paper',
    access: 'anyone',
    body: speakerCodeRequestSchema,
    limit: speakerCodeLimit,
    async handle({ context, body }) {
      await takeBackByCode(context, body)
      return succeed(undefined)
    },
  }),
]
