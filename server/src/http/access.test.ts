import {
  apiPaths,
  profileSchema,
  sendContributionsResponseSchema,
  signedInDevicesSchema,
  recorderApiPaths,
  accountApiPaths,
  openApiPaths,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import {
  aContribution,
  allConsents,
  chooseConsents,
  makeTake,
  putArchive,
} from '../testing/takes.ts'
import {
  callers,
  clientOf,
  coordinated,
  emptyRequest,
  expectedRefusal,
  isAdmitted,
  makeRecorderOfEwondo,
  setRole,
} from '../testing/callers.ts'
import { recordPrivately } from '../testing/private-voices.ts'
import { addSpeaker } from '../testing/speakers.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startWorld, type World } from '../testing/world.ts'

/** Every other route needs a session. */
const openToAnyone = [
  `POST ${accountApiPaths.signUp}`,
  `POST ${accountApiPaths.emailAvailability}`,
  `POST ${accountApiPaths.verifyEmail}`,
  `POST ${accountApiPaths.resendVerification}`,
  `POST ${apiPaths.login}`,
  `POST ${accountApiPaths.forgotPassword}`,
  `POST ${accountApiPaths.resetPassword}`,
  `POST ${apiPaths.logout}`,
  `GET ${apiPaths.session}`,
  `GET ${accountApiPaths.googleStart}`,
  `GET ${accountApiPaths.googleCallback}`,
  `GET ${accountApiPaths.googleCallback}/popup.js`,
  `GET ${accountApiPaths.googlePending}`,
  `POST ${accountApiPaths.completeGoogleSignUp}`,
  `GET ${accountApiPaths.openInvitation}`,
  `GET ${recorderApiPaths.followedInvitation}`,
  `DELETE ${recorderApiPaths.followedInvitation}`,
  `GET ${apiPaths.photo}`,
  `GET ${apiPaths.courses}`,
  `GET ${apiPaths.unitPacks}`,
  `GET ${apiPaths.picture}`,
  `GET ${openApiPaths.challenge}`,
  `GET ${openApiPaths.openWord}`,
  `GET ${openApiPaths.openClip}`,
  `GET ${openApiPaths.challengePicture}`,
  `POST ${openApiPaths.speakerCode}`,
  `GET ${openApiPaths.openApi}`,
]

/**
 * Whose thing the path of a route names: something that is there for everybody, or one person's,
 * with the way to its address. Nobody else finds the latter.
 */
type FindAddress = (owner: TestClient, world: World) => Promise<string>
const named: Readonly<Record<string, 'everybody’s' | 'tested elsewhere' | FindAddress>> = {
  [`GET ${apiPaths.photo}`]: 'everybody’s',
  [`GET ${apiPaths.unitPacks}`]: 'everybody’s',
  [`GET ${apiPaths.picture}`]: 'everybody’s',
  [`GET ${openApiPaths.challenge}`]: 'everybody’s',
  [`GET ${openApiPaths.openWord}`]: 'everybody’s',
  // The course is everybody's; what is in the file is the caller's.
  [`GET ${accountApiPaths.profileDeck}`]: 'everybody’s',
  [`GET ${openApiPaths.challengePicture}`]: 'everybody’s',
  // `challenges.test.ts` tries what nobody gave to everybody.
  [`GET ${openApiPaths.openClip}`]: 'tested elsewhere',
  [`DELETE ${accountApiPaths.profileSession}`]: async (owner) => {
    const listed = (await owner.get(accountApiPaths.profileSessions)).as(signedInDevicesSchema)
    const [device] = listed.devices
    if (device === undefined) throw new Error('The owner has no device.')
    return accountApiPaths.profileSession.replace(':id', device.id)
  },
  [`DELETE ${apiPaths.take}`]: async (owner, world) =>
    apiPaths.take.replace(':id', await storeTake(owner, world)),
  [`GET ${recorderApiPaths.concepts}`]: 'everybody’s',
  [`GET ${recorderApiPaths.recordingList}`]: async (owner, world) => {
    await makeRecorderOfEwondo(owner, world)
    return recorderApiPaths.recordingList.replace(':course', 'ewo')
  },
  [`DELETE ${apiPaths.contribution}`]: async (owner, world) =>
    apiPaths.contribution.replace(':id', await contribute(owner, world)),
  [`DELETE ${recorderApiPaths.judgement}`]: async (owner, world) =>
    recorderApiPaths.judgement.replace(':id', await contribute(owner, world)),
  // `contributions.test.ts` tries somebody else's, of a language one does not record.
  [`PUT ${recorderApiPaths.judgement}`]: 'tested elsewhere',
  // The caller makes what it names; `takes.test.ts` tries somebody else's, and who hears a clip.
  [`PUT ${apiPaths.takeArchive}`]: 'tested elsewhere',
  [`GET ${apiPaths.clip}`]: 'tested elsewhere',
  [`GET ${apiPaths.courseRecordings}`]: 'everybody’s',
  // Colleagues of the same language judge it; `reviews.test.ts` tries who is none.
  [`GET ${recorderApiPaths.reviewClip}`]: 'tested elsewhere',
  [`PUT ${recorderApiPaths.takeReview}`]: 'tested elsewhere',
  [`DELETE ${recorderApiPaths.takeReview}`]: 'tested elsewhere',
  // The caller makes what it names: ids are an account's own.
  [`PUT ${apiPaths.privateVoice}`]: 'tested elsewhere',
  [`PUT ${apiPaths.privateRecording}`]: 'tested elsewhere',
  [`DELETE ${apiPaths.privateVoice}`]: async (owner, world) =>
    apiPaths.privateVoice.replace(':id', (await recordPrivately(world, owner)).voice),
  [`PUT ${recorderApiPaths.speaker}`]: 'tested elsewhere',
  [`PUT ${recorderApiPaths.speakerConsent}`]: 'tested elsewhere',
  [`DELETE ${recorderApiPaths.speaker}`]: async (owner, world) =>
    recorderApiPaths.speaker.replace(':id', await speakFor(owner, world)),
  [`DELETE ${recorderApiPaths.speakerConsent}`]: async (owner, world) =>
    recorderApiPaths.speakerConsent.replace(':id', await speakFor(owner, world)),
  // Who is in a workshop, and who is not: `workshops.test.ts`.
  [`DELETE ${recorderApiPaths.workshop}`]: 'tested elsewhere',
  [`DELETE ${recorderApiPaths.workshopSpeakerConsent}`]: 'tested elsewhere',
  [`GET ${apiPaths.privateRecording}`]: async (owner, world) =>
    apiPaths.privateRecording.replace(':id', (await recordPrivately(world, owner)).recording),
  [`DELETE ${apiPaths.privateRecording}`]: async (owner, world) =>
    apiPaths.privateRecording.replace(':id', (await recordPrivately(world, owner)).recording),
}

it('opens nothing to anyone but what is listed here', async () => {
  const { app } = await startWorld('sqlite')
  const open = app.routes.filter(({ access }) => access === 'anyone')
  expect(open.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual(
    openToAnyone.toSorted(),
  )
})

it('knows for every path with a name whose thing it names', async () => {
  const { app } = await startWorld('sqlite')
  // `desk-access.test.ts` tries those of a language's desk.
  const withNames = app.routes.filter(
    ({ endpoint: { path } }) =>
      path.includes('/:') && !path.startsWith(recorderApiPaths.languageDesk),
  )
  const expected = withNames.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(named).sort()).toEqual(expected.sort())
})

it('limits what a single account may send', async () => {
  const world = await startWorld('sqlite')
  const limited = world.app.routes.filter(({ accountLimit }) => accountLimit !== undefined)
  expect(limited.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual([
    `DELETE ${apiPaths.privateRecording}`,
    `DELETE ${apiPaths.privateVoice}`,
    `DELETE ${apiPaths.reminder}`,
    `DELETE ${recorderApiPaths.speaker}`,
    `DELETE ${recorderApiPaths.speakerConsent}`,
    `DELETE ${recorderApiPaths.workshopSpeakerConsent}`,
    `GET ${accountApiPaths.profileDeck}`,
    `GET ${recorderApiPaths.reviewClip}`,
    `POST ${apiPaths.contributions}`,
    `POST ${recorderApiPaths.deskImportJobs}`,
    `POST ${recorderApiPaths.deskInvitations}`,
    `POST ${apiPaths.sync}`,
    `POST ${apiPaths.reports}`,
    `POST ${recorderApiPaths.takeMoves}`,
    `POST ${recorderApiPaths.workshops}`,
    `PUT ${recorderApiPaths.deskImportJob}`,
    `PUT ${recorderApiPaths.deskImportPiece}`,
    `PUT ${apiPaths.privateRecording}`,
    `PUT ${apiPaths.privateVoice}`,
    `PUT ${apiPaths.reminder}`,
    `PUT ${recorderApiPaths.speaker}`,
    `PUT ${recorderApiPaths.speakerConsent}`,
    `PUT ${apiPaths.takeArchive}`,
    `PUT ${recorderApiPaths.takeReview}`,
  ])
})

it('admits and refuses every caller as each route says', async () => {
  const world = await startWorld('sqlite')
  const { routes } = world.app
  // Which language somebody coordinates is no matter of roles: `desk-access.test.ts`.
  const asking = callers.filter((caller) => caller !== 'coordinator of another language')
  for (const caller of asking) {
    for (const { endpoint, access } of routes) {
      const { method, path } = endpoint
      const client = await clientOf(world, caller)
      const answer = await client.send(
        method,
        path.replaceAll(/:\w+/g, 'x'),
        emptyRequest(world, method),
      )
      const code = answer.status < 400 ? undefined : answer.error.code
      const refusal = code === 'not-signed-in' || code === 'not-allowed' ? code : undefined
      expect([caller, path, refusal]).toEqual([caller, path, expectedRefusal(access, caller)])
    }
  }
})

it('answers "not found" to who names the thing of somebody else', async () => {
  const world = await startWorld('sqlite')
  let asked = 0
  // Who coordinates the language of the things here records it, too.
  const strangers = callers.filter((caller) => coordinated[caller] !== 'ewo')
  for (const { endpoint, access } of world.app.routes) {
    const { method, path } = endpoint
    const findAddress = named[`${method} ${path}`]
    if (typeof findAddress !== 'function') continue
    for (const owner of strangers.filter((each) => isAdmitted(access, each))) {
      const ownersClient = await clientOf(world, owner)
      const address = await findAddress(ownersClient, world)
      for (const caller of strangers.filter((each) => isAdmitted(access, each))) {
        const client = await clientOf(world, caller)
        const foreign = await client.send(method, address, emptyRequest(world, method))
        const unknown = path.replaceAll(/:\w+/g, 'unknown')
        const none = await client.send(method, unknown, emptyRequest(world, method))
        expect([foreign.status, foreign.error.code]).toEqual([404, 'not-found'])
        expect(foreign.text).toBe(none.text)
        asked += 1
      }
      expect(await findAddress(ownersClient, world)).toBe(address)
    }
  }
  expect(asked).toBeGreaterThanOrEqual(16)
})

/** Has the owner store a take, always the same one, when they may record; answers its id. */
async function storeTake(owner: TestClient, world: World): Promise<string> {
  const id = await makeRecorderOfEwondo(owner, world)
  const { user } = (await owner.get(apiPaths.profile)).as(profileSchema)
  await setRole(world, user.email, 'recorder')
  await chooseConsents(world, owner, allConsents)
  const stored = await putArchive(world, owner, { ...makeTake(), id })
  expect(stored.status).toBe(200)
  await setRole(world, user.email, user.role)
  return id
}

/** Has somebody speak on the owner's device, always the same one; answers their id. */
async function speakFor(owner: TestClient, world: World): Promise<string> {
  await makeRecorderOfEwondo(owner, world)
  const { user } = (await owner.get(apiPaths.profile)).as(profileSchema)
  await setRole(world, user.email, 'recorder')
  const id = await addSpeaker(world, owner)
  await setRole(world, user.email, user.role)
  return id
}

/** Has the owner contribute a word, always the same one; answers its id. */
async function contribute(owner: TestClient, world: World): Promise<string> {
  const id = await makeRecorderOfEwondo(owner, world)
  const sent = await owner.post(apiPaths.contributions, {
    contributions: [aContribution({ id })],
  })
  expect(sent.as(sendContributionsResponseSchema).refused).toEqual([])
  return id
}
