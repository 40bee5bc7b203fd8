import {
  api,
  consentSoundLimitBytes,
  speakerConsentHeader,
  speakerConsentSchema,
} from '@mboa/contract'
import { receiveFile } from '../../http/receive-file.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../result.ts'
import { speakerCodeLimit, speakersLimit } from './limits.ts'
import { listSpeakers, saveSpeaker, saveSpeakerConsent, takeBackOwn } from './service.ts'
import { takeBackByCode, withdrawGuest } from './take-back.ts'

/** Each serves its caller's own and no other; the last one whoever holds a speaker's paper. */
export const speakerRoutes: readonly Route[] = [
  defineRoute(api.listSpeakers, {
    summary: 'Who speaks on one’s devices without an account',
    access: 'signed-in',
    handle: async ({ context, actor, query }) =>
      succeed(await listSpeakers(context, actor, query.known)),
  }),
  defineRoute(api.putSpeaker, {
    summary: 'Keep somebody who speaks on one’s device',
    access: 'recorder',
    accountLimit: speakersLimit,
    handle: ({ context, actor, params: { id }, body }) => saveSpeaker(context, actor, id, body),
  }),
  defineRoute(api.deleteSpeaker, {
    summary: 'Delete a speaker with all that they said',
    access: 'signed-in',
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id } }) {
      const deleted = await takeBackOwn(context, actor, id, 'delete')
      return deleted.ok ? succeed(undefined) : deleted
    },
  }),
  defineRoute(api.sendSpeakerConsent, {
    summary: `Keep what a speaker agreed to; the body is the FLAC of them saying so, the header ${speakerConsentHeader} describes it`,
    access: 'recorder',
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id }, c }) {
      const received = await receiveFile(c, {
        header: speakerConsentHeader,
        schema: speakerConsentSchema,
        limitBytes: consentSoundLimitBytes,
      })
      if (!received.ok) return received
      const { fields: consent, bytes } = received.value
      return saveSpeakerConsent(context, actor, id, { consent, bytes })
    },
  }),
  defineRoute(api.withdrawSpeakerConsent, {
    summary: 'Withdraw all that a speaker agreed to: nobody hears them any more',
    access: 'signed-in',
    accountLimit: speakersLimit,
    async handle({ context, actor, params: { id } }) {
      const withdrawn = await takeBackOwn(context, actor, id, 'withdraw')
      if (!withdrawn.ok) return withdrawn
      return withdrawn.value === undefined ? refuse('not-found') : succeed(withdrawn.value)
    },
  }),
  defineRoute(api.withdrawGuestConsent, {
    summary: 'Withdraw a speaker of one’s workshop, whom another recorder added',
    access: 'signed-in',
    accountLimit: speakersLimit,
    handle: ({ context, actor, params: { id: workshopId, speaker: id } }) =>
      withdrawGuest(context, actor, { workshopId, id }),
  }),
  defineRoute(api.followSpeakerCode, {
    summary: 'Withdraw or delete a speaker by the code on their paper',
    access: 'anyone',
    limit: speakerCodeLimit,
    async handle({ context, body }) {
      await takeBackByCode(context, body)
      return succeed(undefined)
    },
  }),
]
