import { api, addressOf, takeSchema, takesPageLimit, takesSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  allConsents,
  chooseConsents,
  hashOf,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
  signInWithoutConsent,
  storeTake,
} from '../../testing/takes.ts'
import { startWorld, listBlobs } from '../../testing/world.ts'

const ada = { email: 'ada@example.com', phoneNumber: '+237670000091' }

describeBothEngines('a take', (engine) => {
  it('is stored with its copy, and answered with what the server measured', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake({ dialect: 'Ewondo de Yaoundé' })
    const archived = (await putArchive(world, client, take)).as(takeSchema)
    expect(archived).toMatchObject({
      id: take.id,
      course: 'ewo',
      item: 'ewo.day-sunday',
      dialect: 'Ewondo de Yaoundé',
      state: 'received',
      verdict: 'good',
      problems: [],
      durationMs: 1000,
      archive: { sha256: hashOf(take.archive) },
    })
    expect(archived.peaks).toHaveLength(400)
    expect(Math.max(...archived.peaks)).toBe(62)
    expect(archived.gainDb).toBeLessThan(0)
    const copy = await client.get(archived.listening?.address ?? '')
    expect([copy.status, hashOf(copy.bytes)]).toEqual([200, archived.listening?.sha256])
  })

  it('is listed with what became of it alone, and only where that is another by now', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const { id } = await storeTake(world, client)
    const list = async (known: string) =>
      (await client.get(`${api.listTakes.path}?after=&known=${known}`)).as(takesSchema)
    const { mark, ...listed } = await list('')
    const epoch = await readEpoch(world.database.queries)
    const take = { id, course: 'ewo', item: 'ewo.day-sunday', dialect: null }
    const waiting = { state: 'received', sentBackReason: null, sentBackComment: '' }
    const recordedAt = 1_790_000_000_000
    expect(listed).toEqual({ takes: [{ ...take, recordedAt, ...waiting }], epoch, more: false })
    expect(await list(mark)).toEqual({ takes: null, mark, epoch, more: false })
    await sendJson(world, client, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    const changed = await list(mark)
    expect(changed.takes).toMatchObject([{ id, state: 'withdrawn' }])
    expect(await list(changed.mark)).toMatchObject({ takes: null })
  })

  it('is on a later page of the list once there are many', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    await storeTake(world, client)
    const { queries } = world.database
    const [row] = await queries.selectFrom('takes').selectAll().execute()
    if (row === undefined) throw new Error('The take is not stored.')
    const others = Array.from({ length: takesPageLimit }, (_, at) => ({
      ...row,
      id: testId(at + 1),
    }))
    await queries.insertInto('takes').values(others).execute()
    const first = (await client.get(api.listTakes.path)).as(takesSchema)
    expect([first.takes?.length, first.more]).toEqual([takesPageLimit, true])
    const after = first.takes?.at(-1)?.id ?? ''
    const page = await client.get(`${api.listTakes.path}?after=${after}&known=${first.mark}`)
    const second = page.as(takesSchema)
    expect(second.takes?.map(({ id }) => id)).toEqual([
      [row.id, ...others.map(({ id }) => id)].sort().at(-1),
    ])
    expect([second.more, second.mark]).toEqual([false, expect.not.stringMatching(first.mark)])
  })

  it('sent again, also at once, is one take; another under its id is refused', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => putArchive(world, client, take)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { archive, listening } = answers[0]?.as(takeSchema) ?? {}
    expect(await listBlobs(world)).toEqual([archive?.sha256, listening?.sha256].sort())
    const other = makeTake({}, hum(300))
    const refused = await putArchive(world, client, { ...other, id: take.id })
    expect([refused.status, refused.error.code]).toEqual([409, 'take-already-exists'])
    expect(await listBlobs(world)).toHaveLength(2)
  })

  it('needs consent, the language and an id that is nobody else’s', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const take = makeTake()
    expect((await putArchive(world, client, take)).error.code).toBe('consent-needed')
    await chooseConsents(world, client, allConsents)
    const foreign = makeTake({ course: 'dua', item: 'dua.day-sunday' })
    expect((await putArchive(world, client, foreign)).error.code).toBe('not-allowed')
    await putArchive(world, client, take)
    const other = await signInRecorder(world, 2)
    expect((await putArchive(world, other, take)).error.code).toBe('not-found')
    const path = addressOf(api.withdrawTake, { params: { id: take.id } })
    expect((await sendJson(world, other, 'DELETE', path)).error.code).toBe('not-found')
    expect((await other.get(api.listTakes.path)).as(takesSchema).takes).toEqual([])
  })

  it('is refused where its sound is not what was described', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const { archive, description } = take
    const wrongCount = { ...description.archive, sampleCount: description.archive.sampleCount - 1 }
    const damaged = Buffer.from(archive)
    damaged[5000] = (damaged[5000] ?? 0) ^ 1
    const describedAs = (bytes: Buffer, sampleCount = 48_000) => ({
      ...take,
      archive: bytes,
      description: { ...description, archive: { sha256: hashOf(bytes), sampleCount } },
    })
    const sent = [
      { ...take, archive: damaged },
      { ...take, description: { ...description, archive: wrongCount } },
      { ...take, description: { ...description, cut: { start: 0, end: 48_001 } } },
      describedAs(damaged),
      describedAs(archive.subarray(0, 9000)),
      describedAs(Buffer.concat([archive, Buffer.from('<script>')])),
    ]
    for (const each of sent) {
      expect((await putArchive(world, client, each)).error.code).toBe('invalid-sound')
    }
    const malformed = { ...description, course: 'ewondo' }
    const answer = await putArchive(world, client, { ...take, description: malformed })
    expect(answer.error).toMatchObject({
      code: 'invalid-value',
      fields: { course: 'invalid-value' },
    })
    expect(await listBlobs(world)).toEqual([])
  })

  it('with noise or a clipped wave is stored, and judged', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const loud = hum().map((sample) => Math.max(-32_768, Math.min(32_767, sample * 3)))
    const stored = (await putArchive(world, client, makeTake({}, loud))).as(takeSchema)
    expect(stored).toMatchObject({ verdict: 'record-again', advice: ['move-away'] })
  })

  it('withdrawn is not heard any more, nor stored again, and its files go', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const stored = (await putArchive(world, client, take)).as(takeSchema)
    const address = stored.listening?.address ?? ''
    expect((await client.get(address)).status).toBe(200)
    const path = addressOf(api.withdrawTake, { params: { id: take.id } })
    const withdrawn = (await sendJson(world, client, 'DELETE', path)).as(takeSchema)
    expect(withdrawn.state).toBe('withdrawn')
    const gone = await client.get(address)
    expect([gone.status, gone.error.code]).toEqual([410, 'take-withdrawn'])
    expect((await putArchive(world, client, take)).error.code).toBe('take-withdrawn')
    await world.app.sweep()
    expect(await listBlobs(world)).toHaveLength(2)
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    expect(await listBlobs(world)).toEqual([])
  })

  it('lets go of a file that another take still holds', async () => {
    const world = await startWorld(engine)
    const [one, other] = [await signInRecorder(world), await signInRecorder(world, 2)]
    const [first, second] = [makeTake(), makeTake()]
    await putArchive(world, one, first)
    await putArchive(world, other, second)
    await sendJson(world, one, 'DELETE', addressOf(api.withdrawTake, { params: { id: first.id } }))
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    const held = await world.database.queries.selectFrom('takes').selectAll().execute()
    const { archiveHash, listeningHash } = held.find(({ id }) => id === second.id) ?? {}
    expect(await listBlobs(world)).toEqual([archiveHash, listeningHash].sort())
  })

  it('is heard by its recorder, by recorders of the language, and approved by everybody', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const { address } = (await putArchive(world, client, take)).as(takeSchema).archive
    const [colleague, learner] = [await signInRecorder(world, 2), await signIn(world, ada)]
    const statuses = async () =>
      Promise.all(
        [client, colleague, learner].map(async (each) => (await each.get(address)).status),
      )
    expect(await statuses()).toEqual([200, 200, 404])
    await world.database.queries.updateTable('takes').set({ approvedAt: 1 }).execute()
    expect(await statuses()).toEqual([200, 200, 200])
    await chooseConsents(world, client, { ...allConsents, learners: false })
    expect(await statuses()).toEqual([410, 410, 410])
    await chooseConsents(world, client, allConsents)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  it('is served in parts, under fixed types and a private cache', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const { archive, listening } = (await putArchive(world, client, take)).as(takeSchema)
    const whole = await client.get(archive.address)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/flac',
      'content-length': String(take.archive.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    })
    expect(whole.bytes.equals(take.archive)).toBe(true)
    const copy = await client.get(listening?.address ?? '')
    expect(copy.headers.get('content-type')).toBe('audio/ogg; codecs=opus')
    const { length } = take.archive
    const ranges = [
      ['bytes=0-9', 206, take.archive.subarray(0, 10)],
      ['bytes=10-', 206, take.archive.subarray(10)],
      ['bytes=-5', 206, take.archive.subarray(-5)],
      [`bytes=5-${length + 50}`, 206, take.archive.subarray(5)],
      [`bytes=${length}-`, 416, Buffer.alloc(0)],
      ['bytes=0-1,4-5', 200, take.archive],
      ['bytes=9-2', 200, take.archive],
    ] as const
    for (const [range, status, bytes] of ranges) {
      const answer = await client.get(archive.address, { range })
      expect([range, answer.status, answer.bytes.equals(bytes)]).toEqual([range, status, true])
    }
    const part = await client.get(archive.address, { range: 'bytes=0-9' })
    expect(part.headers.get('content-range')).toBe(`bytes 0-9/${length}`)
    const etag = whole.headers.get('etag') ?? ''
    expect((await client.get(archive.address, { 'if-none-match': etag })).status).toBe(304)
    const changed = { range: 'bytes=0-9', 'if-range': '"other"' }
    expect((await client.get(archive.address, changed)).status).toBe(200)
  })

  it('is asked about by every browser that keeps it, and gone for it once withdrawn', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const take = makeTake()
    const { address } = (await putArchive(world, client, take)).as(takeSchema).archive
    const { headers } = await client.get(address)
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    const unchanged = await client.get(address, known)
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
      304,
      'private, no-cache',
    ])
    await sendJson(
      world,
      client,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take.id } }),
    )
    const gone = await client.get(address, known)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect((await world.client().get(address, known)).status).toBe(401)
  })

  it.each(['x', '../../etc/passwd', `${'a'.repeat(64)}.flac`, `${'a'.repeat(64)}.html`])(
    'is not found as %s',
    async (name) => {
      const world = await startWorld(engine)
      const client = await signInRecorder(world)
      const path = addressOf(api.readClip, { params: { clip: encodeURIComponent(name) } })
      expect((await client.get(path)).status).toBe(404)
    },
  )
})
