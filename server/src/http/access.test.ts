import {
  api,
  addressOf,
  profileSchema,
  sendContributionsResponseSchema,
  signedInDevicesSchema,
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
import { fillParts, wellFormedParts } from '../testing/path-parts.ts'
import { startWorld, type World } from '../testing/world.ts'

/** Every other route needs a session. */
const openToAnyone = [
  `POST ${api.signUp.path}`,
  `POST ${api.checkEmailAvailability.path}`,
  `POST ${api.verifyEmail.path}`,
  `POST ${api.resendVerification.path}`,
  `POST ${api.login.path}`,
  `POST ${api.forgotPassword.path}`,
  `POST ${api.resetPassword.path}`,
  `POST ${api.logout.path}`,
  `GET ${api.readSession.path}`,
  `GET ${api.startGoogleSignIn.path}`,
  `GET ${api.finishGoogleSignIn.path}`,
  `GET ${api.readGooglePopupScript.path}`,
  `GET ${api.readPendingGoogleSignUp.path}`,
  `POST ${api.completeGoogleSignUp.path}`,
  `GET ${api.openInvitation.path}`,
  `GET ${api.readFollowedInvitation.path}`,
  `DELETE ${api.leaveInvitation.path}`,
  `GET ${api.readPhoto.path}`,
  `GET ${api.listCourses.path}`,
  `GET ${api.readUnitPacks.path}`,
  `GET ${api.readPicture.path}`,
  `GET ${api.readChallenge.path}`,
  `GET ${api.readOpenWord.path}`,
  `GET ${api.readOpenClip.path}`,
  `GET ${api.readChallengePicture.path}`,
  `POST ${api.followSpeakerCode.path}`,
  `GET ${api.describeApi.path}`,
]

/**
 * Whose thing the path of a route names: something that is there for everybody, or one person's,
 * with the way to its address. Nobody else finds the latter.
 */
type FindAddress = (owner: TestClient, world: World) => Promise<string>
const named: Readonly<Record<string, 'everybody’s' | 'tested elsewhere' | FindAddress>> = {
  [`GET ${api.readPhoto.path}`]: 'everybody’s',
  [`GET ${api.readUnitPacks.path}`]: 'everybody’s',
  [`GET ${api.readPicture.path}`]: 'everybody’s',
  [`GET ${api.readChallenge.path}`]: 'everybody’s',
  [`GET ${api.readOpenWord.path}`]: 'everybody’s',
  // The course is everybody's; what is in the file is the caller's.
  [`GET ${api.downloadDeck.path}`]: 'everybody’s',
  [`GET ${api.readChallengePicture.path}`]: 'everybody’s',
  // `challenges.test.ts` tries what nobody gave to everybody.
  [`GET ${api.readOpenClip.path}`]: 'tested elsewhere',
  [`DELETE ${api.logOutDevice.path}`]: async (owner) => {
    const listed = (await owner.get(api.listDevices.path)).as(signedInDevicesSchema)
    const [device] = listed.devices
    if (device === undefined) throw new Error('The owner has no device.')
    return addressOf(api.logOutDevice, { params: { id: device.id } })
  },
  [`DELETE ${api.withdrawTake.path}`]: async (owner, world) =>
    addressOf(api.withdrawTake, { params: { id: await storeTake(owner, world) } }),
  [`GET ${api.readConcepts.path}`]: 'everybody’s',
  [`GET ${api.readRecordingList.path}`]: async (owner, world) => {
    await makeRecorderOfEwondo(owner, world)
    return addressOf(api.readRecordingList, { params: { course: 'ewo' } })
  },
  [`DELETE ${api.withdrawContribution.path}`]: async (owner, world) =>
    addressOf(api.withdrawContribution, { params: { id: await contribute(owner, world) } }),
  [`DELETE ${api.undoJudgement.path}`]: async (owner, world) =>
    addressOf(api.judgeContribution, { params: { id: await contribute(owner, world) } }),
  // `contributions.test.ts` tries somebody else's, of a language one does not record.
  [`PUT ${api.judgeContribution.path}`]: 'tested elsewhere',
  // The caller makes what it names; `takes.test.ts` tries somebody else's, and who hears a clip.
  [`PUT ${api.sendTake.path}`]: 'tested elsewhere',
  [`GET ${api.readClip.path}`]: 'tested elsewhere',
  [`GET ${api.listCourseRecordings.path}`]: 'everybody’s',
  // Colleagues of the same language judge it; `reviews.test.ts` tries who is none.
  [`GET ${api.readReviewClip.path}`]: 'tested elsewhere',
  [`PUT ${api.reviewTake.path}`]: 'tested elsewhere',
  [`DELETE ${api.undoReview.path}`]: 'tested elsewhere',
  // The caller makes what it names: ids are an account's own.
  [`PUT ${api.putPrivateVoice.path}`]: 'tested elsewhere',
  [`PUT ${api.putPrivateRecording.path}`]: 'tested elsewhere',
  [`DELETE ${api.deletePrivateVoice.path}`]: async (owner, world) =>
    addressOf(api.deletePrivateVoice, {
      params: { id: (await recordPrivately(world, owner)).voice },
    }),
  [`PUT ${api.putSpeaker.path}`]: 'tested elsewhere',
  [`PUT ${api.sendSpeakerConsent.path}`]: 'tested elsewhere',
  [`DELETE ${api.deleteSpeaker.path}`]: async (owner, world) =>
    addressOf(api.putSpeaker, { params: { id: await speakFor(owner, world) } }),
  [`DELETE ${api.withdrawSpeakerConsent.path}`]: async (owner, world) =>
    addressOf(api.sendSpeakerConsent, { params: { id: await speakFor(owner, world) } }),
  // Who is in a workshop, and who is not: `workshops.test.ts`.
  [`DELETE ${api.leaveWorkshop.path}`]: 'tested elsewhere',
  [`DELETE ${api.withdrawGuestConsent.path}`]: 'tested elsewhere',
  [`GET ${api.readPrivateRecording.path}`]: async (owner, world) =>
    addressOf(api.readPrivateRecording, {
      params: { id: (await recordPrivately(world, owner)).recording },
    }),
  [`DELETE ${api.deletePrivateRecording.path}`]: async (owner, world) =>
    addressOf(api.readPrivateRecording, {
      params: { id: (await recordPrivately(world, owner)).recording },
    }),
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
    ({ endpoint: { path } }) => path.includes('/:') && !path.startsWith(api.readDesk.path),
  )
  const expected = withNames.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(named).sort()).toEqual(expected.sort())
})

it('limits what a single account may send', async () => {
  const world = await startWorld('sqlite')
  const limited = world.app.routes.filter(({ accountLimit }) => accountLimit !== undefined)
  expect(limited.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual([
    `DELETE ${api.deletePrivateRecording.path}`,
    `DELETE ${api.deletePrivateVoice.path}`,
    `DELETE ${api.stopReminder.path}`,
    `DELETE ${api.deleteSpeaker.path}`,
    `DELETE ${api.withdrawSpeakerConsent.path}`,
    `DELETE ${api.withdrawGuestConsent.path}`,
    `GET ${api.downloadDeck.path}`,
    `GET ${api.readReviewClip.path}`,
    `POST ${api.sendContributions.path}`,
    `POST ${api.openImportJob.path}`,
    `POST ${api.makeDeskInvitation.path}`,
    `POST ${api.syncPractice.path}`,
    `POST ${api.sendReports.path}`,
    `POST ${api.moveTakes.path}`,
    `POST ${api.joinWorkshop.path}`,
    `PUT ${api.changeImportJob.path}`,
    `PUT ${api.sendImportPiece.path}`,
    `PUT ${api.putPrivateRecording.path}`,
    `PUT ${api.putPrivateVoice.path}`,
    `PUT ${api.setReminder.path}`,
    `PUT ${api.putSpeaker.path}`,
    `PUT ${api.sendSpeakerConsent.path}`,
    `PUT ${api.sendTake.path}`,
    `PUT ${api.reviewTake.path}`,
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
        fillParts(path, wellFormedParts(endpoint)),
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
        const unknown = fillParts(path, wellFormedParts(endpoint))
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
  const { user } = (await owner.get(api.readProfile.path)).as(profileSchema)
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
  const { user } = (await owner.get(api.readProfile.path)).as(profileSchema)
  await setRole(world, user.email, 'recorder')
  const id = await addSpeaker(world, owner)
  await setRole(world, user.email, user.role)
  return id
}

/** Has the owner contribute a word, always the same one; answers its id. */
async function contribute(owner: TestClient, world: World): Promise<string> {
  const id = await makeRecorderOfEwondo(owner, world)
  const sent = await owner.post(api.sendContributions.path, {
    contributions: [aContribution({ id })],
  })
  expect(sent.as(sendContributionsResponseSchema).refused).toEqual([])
  return id
}
