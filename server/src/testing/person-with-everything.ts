import { api, addressOf } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect } from 'vitest'
import { keepForAccount } from '../modules/accounts/recorders/repository.ts'
import { nameCoordinator } from '../modules/accounts/index.ts'
import { theOperator } from '../modules/language-acts/index.ts'
import { compactLearner } from '../modules/practice/blocks/compact-practice.ts'
import { sendFile, sendJson } from './call-as-page.ts'
import { invitedByLink } from './invitations.ts'
import { signIn } from './people.ts'
import { phonePhoto } from './pictures.ts'
import { aReport, exchange, reviewsOf } from './practice.ts'
import { recordPrivately } from './private-voices.ts'
import { fillReminder } from './reminders.ts'
import { addSpeaker, otherSpeakerId, takeBackSpeaker } from './speakers.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  fetchReviewClip,
  fillReviewing,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
} from './takes.ts'
import { addInWorkshop, openWorkshop } from './workshops.ts'
import type { World } from './world.ts'

const minuteMs = 60_000

/** Somebody with a row in every table that can hold one of theirs. */
export async function signInWithEverything(world: World) {
  const client = await signIn(world)
  await exchange(client, { events: reviewsOf(1, 2) })
  const reports = [aReport(), aReport({ id: testId(2), reason: 'no-sound' })]
  await client.post(api.sendReports.path, { reports })
  await sendFile(world, client, api.replacePhoto.path, await phonePhoto())
  await client.post(api.forgotPassword.path, { email: 'ada@example.com' })
  await world.mails()
  const { queries } = world.database
  const { id } = await queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'ada@example.com')
    .executeTakeFirstOrThrow()
  await compactLearner(world, id)
  await exchange(client, { events: reviewsOf(3) })
  const identity = { issuer: 'https://issuer.example', subject: 'ada', accountId: id, linkedAt: 1 }
  await queries.insertInto('accountIdentities').values(identity).execute()
  const language = { accountId: id, language: 'ewo', trustedAt: null, createdAt: 1 }
  await queries.insertInto('recorderLanguages').values(language).execute()
  await queries.updateTable('accounts').set({ role: 'recorder' }).where('id', '=', id).execute()
  await nameCoordinator(world.context, { accountId: id, language: 'ewo' }, theOperator)
  const wanted = { language: 'dua', maxUses: 5, lifetimeMs: minuteMs }
  const { invitation } = await invitedByLink(world, wanted)
  await keepForAccount(queries, id, invitation.id)
  const file = {
    fileName: 'words.csv',
    bytes: 30,
    modifiedAt: 1,
    source: 'A list',
    licence: 'CC0-1.0',
  }
  const terms = { dialect: null, orthography: 'general-alphabet', speaker: null }
  const jobs = addressOf(api.listImportJobs, { params: { language: 'ewo' } })
  await client.post(jobs, { ...file, ...terms })
  await chooseConsents(world, client, { ...allConsents, guardianName: 'Ma Ngono' })
  const stored = await putArchive(world, client, makeTake())
  expect(stored.status).toBe(200)
  await client.post(api.sendContributions.path, { contributions: [aContribution()] })
  const judgement = { contributionId: testId(1), speakerId: id, verdict: 'confirm' } as const
  const given = { reason: null, trustedAt: null, judgedAt: 1 }
  await queries
    .insertInto('judgements')
    .values({ ...judgement, ...given })
    .execute()
  await sendJson(world, client, 'PUT', api.changeSpeakerCredit.path, { kind: 'name' })
  const { workshop } = await openWorkshop(client)
  await addInWorkshop(world, client, workshop.id)
  await addSpeaker(world, client, { id: otherSpeakerId })
  await takeBackSpeaker(world, client, 'speaker', otherSpeakerId)
  const colleague = await signInRecorder(world, 5)
  const theirs = makeTake({}, hum(300))
  await putArchive(world, colleague, theirs)
  const reviewPath = addressOf(api.reviewTake, { params: { id: theirs.id } })
  await fetchReviewClip(client, theirs.id)
  world.clock.advance(2_000)
  await sendJson(world, client, 'PUT', reviewPath, { verdict: 'approve' })
  const heard = {
    learnerId: id,
    takeId: theirs.id,
    day: Math.floor(world.clock.now() / 86_400_000),
  }
  await queries.insertInto('playedTakes').values(heard).execute()
  await fillReviewing(world, { reviewerId: id, takeId: theirs.id })
  await queries.updateTable('accounts').set({ role: 'learner' }).where('id', '=', id).execute()
  await recordPrivately(world, client)
  await fillReminder(world, id)
  const deleted = addressOf(api.readPrivateRecording, { params: { id: testId(9) } })
  await sendJson(world, client, 'DELETE', deleted)
  return { client, id }
}
