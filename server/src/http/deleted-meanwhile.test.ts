import { accountApiPaths, apiPaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendFile, sendJson } from '../testing/call-as-page.ts'
import { describeEngines } from '../testing/engines.ts'
import { password } from '../testing/people.ts'
import { phonePhoto } from '../testing/pictures.ts'
import { aReport, reviewsOf } from '../testing/practice.ts'
import { putRecording, putVoice } from '../testing/private-voices.ts'
import { putConsent, putSpeaker } from '../testing/speakers.ts'
import {
  allConsents,
  chooseConsents,
  makeTake,
  putArchive,
  signInRecorder,
} from '../testing/takes.ts'
import type { TestAnswer, TestClient } from '../testing/test-client.ts'
import { listTables, startWorld, type World } from '../testing/world.ts'

/** The client, whose requests stop in the middle of their body until they are released. */
function holdBodies(client: TestClient) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const send: TestClient['send'] = (method, path, init = {}) => {
    const bytes = new Uint8Array(Buffer.from(init.body as string | Uint8Array<ArrayBuffer>))
    const body = new ReadableStream(
      {
        async pull(controller) {
          reached.resolve()
          await released.promise
          controller.enqueue(bytes)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const held = { ...init, body, duplex: 'half' }
    return client.send(method, path, held)
  }
  const post: TestClient['post'] = (path, body) =>
    send('POST', path, {
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { held: { ...client, send, post }, reached: reached.promise, release: released.resolve }
}

type Request = (world: World, client: TestClient) => Promise<TestAnswer>

const requests: readonly (readonly [string, Request])[] = [
  ['answers', (_, client) => client.post(apiPaths.sync, { events: reviewsOf(1), cursor: 0 })],
  ['reports', (_, client) => client.post(apiPaths.reports, { reports: [aReport()] })],
  [
    'a photo',
    async (world, client) =>
      sendFile(world, client, accountApiPaths.profilePhoto, await phonePhoto()),
  ],
  [
    'a name',
    (world, client) =>
      sendJson(world, client, 'PATCH', apiPaths.profile, { fullName: 'Ada Ngono' }),
  ],
  ['a private voice', putVoice],
  ['a private recording', putRecording],
  ['a speaker', putSpeaker],
  ['the yes of a speaker', putConsent],
  ['consents', (world, client) => chooseConsents(world, client, allConsents)],
  [
    'a credit',
    (world, client) =>
      sendJson(world, client, 'PUT', accountApiPaths.speakerCredit, { kind: 'name' }),
  ],
  ['a take', (world, client) => putArchive(world, client, makeTake())],
]

describeEngines('an account that is deleted while it sends', (engine) => {
  it.each(requests)('is answered that nobody is signed in: %s', async (_what, request) => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world, 1)
    await chooseConsents(world, client, allConsents)
    await putVoice(world, client)
    await putSpeaker(world, client)
    const { id } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    const { held, reached, release } = holdBodies(client)
    const answer = request(world, held)
    await reached
    expect((await client.post(accountApiPaths.deleteProfile, { password })).status).toBe(200)
    release()
    const { status, error } = await answer
    expect([status, error.code]).toEqual([401, 'not-signed-in'])
    const left = (await listTables(world)).filter(({ rows }) => JSON.stringify(rows).includes(id))
    expect(left.map(({ name }) => name)).toEqual([])
  })
})
