import { startStudioSession, type RecordingPrompt, type StudioMode } from '@mboa/domain'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { newEventId } from '../../../platform/event-id.ts'
import { openTakeStore } from '../../../platform/take-store/open-take-store.ts'
import { stubNetwork } from '../../../testing/stub-network.ts'
import { plugInMicrophone, plugInRoom, wordSeconds } from '../../../testing/plug-in-microphone.ts'
import { openOwnTakes } from '../../../testing/takes-of-device.ts'
import { deafAfterMs } from './spoken-prompts.ts'
import { createStudioEngine, type StudioEngine } from './studio-engine.ts'

afterEach(() => vi.restoreAllMocks())

const aPrompt = (item: string): RecordingPrompt => ({
  item,
  kind: 'word',
  text: item,
  gloss: { en: item, fr: item },
  state: 'missing',
})
const prompts = ['one', 'two', 'three'].map(aPrompt)

const longerThanAClickMs = 250

const fail = (error: unknown): void => {
  throw error
}

/** The studio over the true store of a device, with somebody at the microphone. */
async function openStudio(mode: StudioMode, words: number, onProblem = fail) {
  const microphone = plugInMicrophone(words)
  return { microphone, ...(await openEngine(mode, onProblem)) }
}

async function openEngine(mode: StudioMode, onProblem = fail) {
  const userId = newEventId()
  stubNetwork({})
  const store = await openTakeStore(userId, {
    now: () => 5,
    random: () => 0,
    later: () => () => undefined,
    onProblem: fail,
    onChanged: () => undefined,
    onState: () => undefined,
  })
  const engine = createStudioEngine({
    store,
    course: 'ewo',
    dialect: null,
    appVersion: 'test',
    newId: newEventId,
    session: startStudioSession(prompts, mode),
    now: () => 4,
    onProblem,
  })
  onTestFinished(async () => {
    await engine.close()
    await store.close()
  })
  await engine.openMicrophone()
  return { engine, store, userId }
}

/** Keeps a device from writing takes, as a slow one does, until it is let go of. */
async function slowDown(userId: string): Promise<() => void> {
  const database = await openOwnTakes(userId)
  let isHeld = true
  void database.run(async (connection) => {
    const takes = connection.transaction('takes', 'readwrite').objectStore('takes')
    while (isHeld) await takes.count()
  })
  return () => {
    isHeld = false
  }
}

/** The levels that are shown lag behind: until they were quiet once they are of the word before. */
async function hearWordWhileSaving(engine: StudioEngine): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let wasQuiet = false
  const stop = engine.levels.subscribe(() => {
    if (engine.getSession().phase !== 'saving') return
    if (!engine.levels.get().isSpeaking) wasQuiet = true
    else if (wasQuiet) resolve(undefined)
  })
  await promise
  stop()
}

it('asks for a word again that was said while the word before was being saved', async () => {
  const { engine, store, microphone, userId } = await openStudio('hands-free', 2)
  const release = await slowDown(userId)
  engine.press()
  microphone.speak()
  await hearWordWhileSaving(engine)
  release()
  await expect
    .poll(() => engine.getSession())
    .toMatchObject({ phase: 'waiting', at: 1, complaint: { about: 'too-early' } })
  expect(await store.listTakes()).toMatchObject([{ context: { item: 'one' } }])
})

it.each(['hands-free', 'one-by-one'] as const)(
  'keeps the word that is being said when the page is put out of sight, and rests (%s)',
  async (mode) => {
    const { engine, store, microphone } = await openStudio(mode, 1)
    engine.send({ type: 'mode-chosen', mode })
    engine.press()
    microphone.speak()
    await expect
      .poll(() => engine.getSession().phase === 'hearing' && engine.levels.get().isSpeaking, {
        interval: 20,
      })
      .toBe(true)
    await engine.listenFor(longerThanAClickMs)
    engine.rest()
    await expect.poll(() => engine.getSession()).toMatchObject({ phase: 'resting', at: 1 })
    expect(await store.listTakes()).toMatchObject([{ context: { item: 'one' } }])
  },
)

it('warns that a take is cut off where the voice goes on at the second press', async () => {
  const { engine, microphone } = await openStudio('one-by-one', 1)
  engine.press()
  await engine.listenFor(longerThanAClickMs)
  microphone.speak()
  await expect.poll(() => engine.levels.get().isSpeaking, { interval: 20 }).toBe(true)
  await engine.listenFor(longerThanAClickMs)
  engine.press()
  await expect.poll(() => engine.getSession()).toMatchObject({ phase: 'resting', at: 1 })
  expect(engine.getSession().lastKept?.quality.problems).toContain('cut-off')
})

it(
  'rests after the word that was being saved when the page was put out of sight',
  { tags: 'long' },
  async () => {
    const { engine, microphone, userId } = await openStudio('hands-free', 1)
    const release = await slowDown(userId)
    engine.press()
    microphone.speak()
    await expect.poll(() => engine.getSession().phase).toBe('saving')
    engine.rest()
    release()
    await expect.poll(() => engine.getSession()).toMatchObject({ phase: 'resting', at: 1 })
  },
)

it('keeps what was said until the microphone went, and says that it went', async () => {
  const { engine, store, microphone } = await openStudio('hands-free', 1)
  engine.press()
  microphone.speak()
  await expect.poll(() => engine.getSession().phase).toBe('hearing')
  await engine.listenFor(longerThanAClickMs)
  microphone.track?.dispatchEvent(new Event('ended'))
  await expect
    .poll(() => engine.getSession())
    .toMatchObject({ phase: 'resting', at: 1, complaint: { about: 'microphone-lost' } })
  expect(await store.listTakes()).toMatchObject([{ context: { item: 'one' } }])
  expect(engine.getMicrophone()).toEqual({ state: 'off' })
})

it('keeps a take that the device fails to save, says so, and saves it when asked again', async () => {
  const problems: unknown[] = []
  const { engine, store, microphone } = await openStudio('hands-free', 1, (error) =>
    problems.push(error),
  )
  const put = Reflect.get<IDBObjectStore, 'put'>(IDBObjectStore.prototype, 'put')
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['put']>
  ) {
    if (this.name === 'takes') throw new DOMException('Internal error.', 'UnknownError')
    return put.apply(this, given)
  })
  engine.press()
  microphone.speak()
  await expect
    .poll(() => engine.getSession())
    .toMatchObject({ phase: 'unsaved', at: 0, complaint: { about: 'storage-failed' } })
  expect(problems).toMatchObject([{ name: 'UnknownError' }])
  failing.mockRestore()
  engine.saveAgain()
  await expect.poll(() => engine.getSession()).toMatchObject({ phase: 'waiting', at: 1 })
  expect(await store.listTakes()).toMatchObject([{ context: { item: 'one' } }])
})

it('says that the microphone could not be started, whatever the reason', async () => {
  const problems: unknown[] = []
  const { engine } = await openStudio('hands-free', 1, (error) => problems.push(error))
  const reason = new Error('The worklet did not come.')
  vi.spyOn(AudioWorklet.prototype, 'addModule').mockRejectedValueOnce(reason)
  await engine.openMicrophone()
  expect(engine.getMicrophone()).toEqual({ state: 'trouble', trouble: 'microphone-failed' })
  expect(problems).toEqual([reason])
  await engine.openMicrophone()
  expect(engine.getMicrophone()).toMatchObject({ state: 'on' })
})

it('takes nothing of what the device itself says, nor of the moment after, and the word that follows', async () => {
  const room = plugInRoom()
  const { engine, store } = await openEngine('hands-free')
  await engine.listenFor(1_000)
  engine.press()
  let silentAt = 0
  engine.sayPrompt(async () => {
    await room.hum(0.8)
    silentAt = performance.now()
  })
  expect(engine.getSession()).toMatchObject({ phase: 'waiting', isPrompting: true })
  let heardAgainAt = 0
  const stop = engine.subscribe(() => {
    if (!engine.getSession().isPrompting) heardAgainAt ||= performance.now()
  })
  await expect.poll(() => engine.getSession().isPrompting).toBe(false)
  stop()
  expect(heardAgainAt - silentAt).toBeGreaterThanOrEqual(deafAfterMs)
  // As soon as it listens again: within the time in which a word may pause.
  await room.hum()
  await expect.poll(() => engine.getSession()).toMatchObject({ phase: 'waiting', at: 1 })
  const takes = await store.listTakes()
  expect(takes).toMatchObject([{ context: { item: 'one' } }])
  // The word, with the room that is kept around it, and nothing of what was said before it.
  const said = engine.getSession().takes.get('one')
  const { samples = [], sampleRate = 1 } = engine.sounds.find(said?.id ?? '') ?? {}
  expect(samples.length / sampleRate).toBeGreaterThan(wordSeconds)
  expect(samples.length / sampleRate).toBeLessThan(wordSeconds + 0.8)
})

it('asks who speaks while the device does to say it again', { tags: 'long' }, async () => {
  const room = plugInRoom()
  const { engine, store, userId } = await openEngine('hands-free')
  await engine.listenFor(1_000)
  engine.press()
  const spoken = room.hum(1.2)
  engine.sayPrompt(() => Promise.resolve())
  await spoken
  await expect
    .poll(() => engine.getSession())
    .toMatchObject({ phase: 'waiting', at: 0, complaint: { about: 'too-early' } })
  expect(await store.listTakes()).toEqual([])
  // Nor does anything of it stay on the device.
  const database = await openOwnTakes(userId)
  await expect.poll(() => database.run((connection) => connection.count('recordings'))).toBe(0)
})

it('begins no take by hand while the device speaks, and hushes it when it is closed', async () => {
  plugInRoom()
  const { engine } = await openEngine('one-by-one')
  const aborted = new Promise((resolve) => {
    engine.sayPrompt(
      (signal) =>
        new Promise((end) => {
          signal.addEventListener('abort', () => {
            resolve(true)
            end()
          })
        }),
    )
  })
  engine.press()
  expect(engine.getSession()).toMatchObject({ phase: 'resting', isPrompting: true })
  await engine.close()
  expect(await aborted).toBe(true)
})

it('goes on with another list with the same microphone', { tags: 'long' }, async () => {
  const room = plugInRoom()
  const { engine, store } = await openEngine('hands-free')
  await engine.listenFor(1_000)
  prompts.forEach(() => engine.send({ type: 'skip' }))
  const sentence = { ...aPrompt('four'), kind: 'sentence' } as const
  engine.openList([sentence])
  expect(engine.getSession()).toMatchObject({ at: 0, mode: 'hands-free', prompts: [sentence] })
  engine.press()
  await engine.listenFor(1_000)
  await room.hum(1.5)
  await expect.poll(() => engine.getSession().at, { timeout: 5_000 }).toBe(1)
  expect(await store.listTakes()).toMatchObject([{ context: { item: 'four', kind: 'sentence' } }])
})

it('hears nothing of a turn that nobody takes, whatever the page knows of it yet', async () => {
  const { engine } = await openStudio('hands-free', 0)
  engine.speakAs(
    () => undefined,
    (turn) => turn === 'A',
  )
  engine.openList([
    { ...aPrompt('one'), turn: 'A' },
    { ...aPrompt('two'), turn: 'B' },
  ])
  engine.press()
  const isCovered = () => engine.getSession().isCovered
  expect(isCovered()).toBe(false)
  engine.send({ type: 'skip' })
  expect(isCovered()).toBe(true)
  engine.send({ type: 'covered', isCovered: false })
  expect(isCovered()).toBe(true)
  engine.speakAs(
    () => undefined,
    () => true,
  )
  engine.send({ type: 'covered', isCovered: false })
  expect(isCovered()).toBe(false)
})

it('leaves nothing behind of a word that was being said when somebody else’s list is opened', async () => {
  const { engine, store, microphone, userId } = await openStudio('hands-free', 2)
  const database = await openOwnTakes(userId)
  engine.press()
  microphone.speak()
  await expect.poll(() => database.count('recordings'), { interval: 20 }).toBe(1)
  engine.openList(prompts)
  engine.press()
  await expect.poll(() => engine.getSession(), { timeout: 5_000 }).toMatchObject({ at: 1 })
  expect(await store.listTakes()).toHaveLength(1)
  await expect.poll(() => database.count('recordings')).toBe(0)
})
