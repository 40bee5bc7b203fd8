import {
  api,
  addressOf,
  consentsSchema,
  profileSchema,
  shownTakesSchema,
  takeCountsSchema,
  takeSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines, type Engine } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  allConsents,
  chooseConsents,
  makeTake,
  putArchive,
  revokeRecorder,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'

async function startWithFormer(engine: Engine) {
  const world = await startWorld(engine)
  const client = await signInRecorder(world)
  const take = await storeTake(world, client)
  const halfSent = makeTake()
  await putArchive(world, client, halfSent)
  await revokeRecorder(world.database, 'recorder1@example.com')
  return { world, client, take, halfSent }
}

describeBothEngines('who does not record any more', (engine) => {
  it('sees and changes what they agreed to, and how they are named', async () => {
    const { world, client } = await startWithFormer(engine)
    const seen = (await client.get(api.readConsents.path)).as(consentsSchema)
    expect(seen.consents.map(({ use }) => use).sort()).toEqual([
      'learners',
      'open-data',
      'research',
    ])
    const none = { ...allConsents, learners: false, openData: null, research: false }
    const changed = (await chooseConsents(world, client, none)).as(consentsSchema)
    expect(changed.consents.filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([])
    // Who has withdrawn everything may think again.
    expect((await chooseConsents(world, client, allConsents)).status).toBe(200)
    const anonymous = { kind: 'anonymous' }
    const named = await sendJson(world, client, 'PUT', api.changeSpeakerCredit.path, anonymous)
    expect(named.status).toBe(200)
    expect((await client.get(api.readSpeakerCredit.path)).text).toBe(JSON.stringify(anonymous))
    expect((await client.get(api.readProfile.path)).as(profileSchema).isSpeaker).toBe(true)
  })

  it('sees, hears, takes along and withdraws what they recorded', async () => {
    const { world, client, take, halfSent } = await startWithFormer(engine)
    const shown = (await client.get(api.listShownTakes.path)).as(shownTakesSchema)
    expect(shown.takes.map(({ id }) => id).sort()).toEqual([take.id, halfSent.id].sort())
    const counts = (await client.get(api.countTakes.path)).as(takeCountsSchema)
    expect(counts.counts.map(({ state, count }) => [state, count])).toEqual([
      ['received', 1],
      ['replaced', 1],
    ])
    expect(counts.toReview).toEqual([])
    const [first] = shown.takes
    expect((await client.get(first?.archive.address ?? '')).status).toBe(200)
    expect((await client.get(api.downloadTakes.path)).status).toBe(200)
    const path = addressOf(api.withdrawTake, { params: { id: take.id } })
    const withdrawn = await client.send('DELETE', path, { headers: { origin: world.origin } })
    expect(withdrawn.as(takeSchema).state).toBe('withdrawn')
  })

  it('records and sends nothing more', async () => {
    const { world, client, halfSent } = await startWithFormer(engine)
    for (const answer of [
      await putArchive(world, client, makeTake()),
      await putArchive(world, client, halfSent),
      await client.get(`${api.listReviewQueue.path}?course=ewo`),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([403, 'not-allowed'])
    }
  })

  it('is nobody who never recorded: they have nothing to agree to', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    expect((await client.get(api.readConsents.path)).as(consentsSchema).consents).toEqual([])
    expect((await client.get(api.readProfile.path)).as(profileSchema).isSpeaker).toBe(false)
    for (const answer of [
      await chooseConsents(world, client, allConsents),
      await sendJson(world, client, 'PUT', api.changeSpeakerCredit.path, { kind: 'anonymous' }),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([403, 'not-allowed'])
    }
  })
})
