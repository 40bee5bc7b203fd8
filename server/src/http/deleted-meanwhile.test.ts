import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendFile, sendJson } from '../testing/call-as-page.ts'
import { describeEngines } from '../testing/engines.ts'
import { createGate } from '../testing/gate.ts'
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

/** The client, whose requests stop in the middle of their body. */
function holdBodies(client: TestClient) {
  const gate = createGate()
  const send: TestClient['send'] = (method, path, init = {}) => {
    const bytes = new Uint8Array(Buffer.from(init.body as string | Uint8Array<ArrayBuffer>))
    const source = {
      async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
        await gate.pass()
        controller.enqueue(bytes)
        controller.close()
      },
    }
    const body = new ReadableStream(source, { highWaterMark: 0 })
    return client.send(method, path, { ...init, body, duplex: 'half' })
  }
  const post: TestClient['post'] = (path, body) =>
    send('POST', path, {
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { held: { ...client, send, post }, gate }
}

type Request = (world: World, client: TestClient) => Promise<TestAnswer>

const requests: readonly (readonly [string, Request])[] = [
  [
    'answers',
    (_, client) => client.post(api.syncPractice.path, { events: reviewsOf(1), cursor: 0 }),
  ],
  ['reports', (_, client) => client.post(api.sendReports.path, { reports: [aReport()] })],
  [
    'a photo',
    async (world, client) => sendFile(world, client, api.replacePhoto.path, await phonePhoto()),
  ],
  [
    'a name',
    (world, client) =>
      sendJson(world, client, 'PATCH', api.changeProfile.path, { fullName: 'Ada Ngono' }),
  ],
  ['a private voice', putVoice],
  ['a private recording', putRecording],
  ['a speaker', putSpeaker],
  ['the yes of a speaker', putConsent],
  ['consents', (world, client) => chooseConsents(world, client, allConsents)],
  [
    'a credit',
    (world, client) =>
      sendJson(world, client, 'PUT', api.changeSpeakerCredit.path, { kind: 'name' }),
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
    const { held, gate } = holdBodies(client)
    const answer = request(world, held)
    await gate.reached
    expect((await client.post(api.deleteProfile.path, { password })).status).toBe(200)
    gate.open()
    const { status, error } = await answer
    expect([status, error.code]).toEqual([401, 'not-signed-in'])
    const left = (await listTables(world)).filter(({ rows }) => JSON.stringify(rows).includes(id))
    expect(left.map(({ name }) => name)).toEqual([])
  })
})
