import { api } from '@mboa/contract'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildReview } from '@mboa/domain/testing'
import { fetchPacks } from '../course-store/fetch-packs.ts'
import { readSamples } from '../course-store/read-samples.ts'
import { storeFiles } from '../course-store/store-files.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { putInOutbox } from '../device-store/outbox.ts'
import { newEventId } from '../event-id.ts'
import { findFile } from '../service-worker/app-files.ts'
import { findCachedFile } from '../service-worker/cached-files.ts'
import { findRefusal } from '../service-worker/find-refusal.ts'
import { renewReminder } from '../service-worker/reminders-in-worker.ts'
import { fetchClip } from '../sound/fetch-clip.ts'
import { syncSpeakers } from '../speaker-store/sync-speakers.ts'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { playClip } from '../sound/play-clip.ts'
import { soundOf } from '../sound/sound-of.ts'
import { followSync, requestSync, whenSyncEnds } from '../sync/sync-client.ts'
import { readVoiceSound } from '../voice-store/read-voice-sound.ts'
import { aRecording } from '../../testing/recordings.ts'
import { call } from './api-client.ts'
import { download } from './download.ts'
import { fetchInTime, openInTime } from './fetch-in-time.ts'

const clock = { toFake: ['setTimeout', 'clearTimeout'] } satisfies Parameters<
  typeof vi.useFakeTimers
>[0]
const networkError = { ok: false, failure: { code: 'network-error' } }
const never = new AbortController().signal

/** A connection on which nothing ever comes; counts what was asked on it. */
function silence(): () => number {
  let asked = 0
  vi.stubGlobal('fetch', (_address: RequestInfo, init: RequestInit = {}) => {
    asked += 1
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
  return () => asked
}

/** One whose answer begins, and continues when asked. */
function drip(): { part: (text: string) => void; end: () => void } {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', (_address: RequestInfo, { signal }: RequestInit = {}) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
        signal?.addEventListener('abort', () => {
          controller.error(new DOMException('', 'AbortError'))
        })
      },
    })
    return Promise.resolve(new Response(stream))
  })
  return {
    part: (text) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  }
}

beforeEach(() => vi.useFakeTimers(clock))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const clip = () => soundOf(aRecording())
const reminded = {
  pushManager: { getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/a' }) },
} as unknown as ServiceWorkerRegistration
const build = { cacheName: 'mboa-test', files: new Map<string, string>(), shells: [] }

/** All that asks for something, by the file it stands in: what it does when nothing comes. */
const callers: Record<string, { ask: () => Promise<unknown>; ends: unknown }> = {
  '../sound/fetch-clip.ts': {
    ask: () => fetchClip('/api/reviews/clips/a.flac', 'ada'),
    ends: networkError,
  },
  '../course-store/read-samples.ts': {
    ask: async () =>
      (await readSamples('/api/clips/a.opus')) === undefined ? 'not drawn' : 'drawn',
    ends: 'not drawn',
  },
  '../network/api-client.ts': {
    ask: () => call(api.listCourses),
    ends: networkError,
  },
  '../network/download.ts': {
    ask: () => download('/api/words', { signal: never, onProgress: () => undefined }),
    ends: networkError,
  },
  '../course-store/fetch-packs.ts': {
    ask: () =>
      fetchPacks('ewo', [{ unit: 'time', revision: 'r1', bytes: 900 }], {
        keep: () => Promise.resolve(),
      }),
    ends: networkError,
  },
  '../course-store/store-files.ts': {
    ask: () =>
      storeFiles('mboa-test', ['/api/pictures/a.svg'], {
        signal: never,
        onProgress: () => undefined,
      }),
    ends: networkError,
  },
  '../sound/play-clip.ts': { ask: () => playClip(clip(), false), ends: 'rejected' },
  '../service-worker/cached-files.ts': {
    ask: () =>
      findCachedFile(new Request('/api/clips/a.opus'), 'mboa-test', () => Promise.resolve({})),
    ends: 'rejected',
  },
  '../service-worker/app-files.ts': {
    ask: () => findFile(build, new Request('/assets/a-1234567.js'), () => undefined),
    ends: 'rejected',
  },
  // What is kept is heard where nobody says that it may not be.
  '../service-worker/find-refusal.ts': {
    ask: () => findRefusal('/api/clips/b.opus').then(() => 'heard'),
    ends: 'heard',
  },
  '../voice-store/read-voice-sound.ts': {
    ask: () => readVoiceSound('ada', newEventId()),
    ends: networkError,
  },
  '../speaker-store/sync-speakers.ts': {
    ask: async () => {
      const database = await openTakeDatabase(newEventId())
      onTestFinished(() => database.close())
      await database.run((connection) =>
        connection.put('wishes', { id: newEventId(), wish: 'delete' }),
      )
      const deps = { userId: 'ada', database, isFollowed: false }
      return syncSpeakers({ ...deps, now: Date.now, onChanged: () => undefined })
    },
    ends: networkError,
  },
  '../service-worker/reminders-in-worker.ts': {
    ask: () => renewReminder(reminded),
    ends: 'rejected',
  },
  '../service-worker/sw.ts': { ask: () => openInTime(new Request('/login')), ends: 'rejected' },
}

describe('where nothing comes', () => {
  it('all that asks for something stands in the list below', () => {
    const sources: Record<string, string> = import.meta.glob(
      ['../../**/*.ts', '!../../**/*.test.ts'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const asking = Object.entries(sources).filter(
      ([path, text]) =>
        !path.endsWith('/fetch-in-time.ts') &&
        /\b(fetchInTime|openInTime|askServer)\(/.test(text.replace('function askServer', '')),
    )
    const nameOf = (path: string) => path.replace(/^\.\//, '../network/')
    expect(asking.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(callers).sort())
  })

  it.each(Object.entries(callers))('%s ends', async (_, { ask, ends }) => {
    onTestFinished(async () => {
      await caches.delete('mboa-test')
    })
    const countAsked = silence()
    const ended = ask().catch(() => 'rejected')
    await vi.waitFor(() => expect(countAsked()).toBe(1))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    const outcome = await ended
    if (typeof ends === 'string') expect(outcome).toBe(ends)
    else expect(outcome).toMatchObject(ends as object)
  })

  it('an answer that begins and goes no further ends as well', async () => {
    const answer = drip()
    const asked = fetchInTime('/api/words').catch((error: unknown) => (error as Error).name)
    await vi.advanceTimersByTimeAsync(29_000)
    answer.part('one')
    await vi.advanceTimersByTimeAsync(29_000)
    answer.part('two')
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await asked).toBe('AbortError')
  })

  it('a slow answer that goes on comes whole, however long it takes', async () => {
    const answer = drip()
    const received: number[] = []
    const asked = fetchInTime('/api/words', {}, { onProgress: (bytes) => received.push(bytes) })
    for (const text of ['one', 'two', 'three']) {
      await vi.advanceTimersByTimeAsync(29_000)
      answer.part(text)
    }
    await vi.advanceTimersByTimeAsync(29_000)
    answer.end()
    expect(await (await asked).text()).toBe('onetwothree')
    expect(received).toEqual([3, 6, 11])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('what is sent has the time that it takes on the slowest line', async () => {
    silence()
    let isOver = false
    const body = new Blob([new Uint8Array(200_000)])
    void fetchInTime('/api/takes', { method: 'PUT', body }).catch(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(125_000)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(isOver).toBe(true)
  })
})

it('a request that is never answered holds up the sync for a while, and no longer', async () => {
  const userId = newEventId()
  await withLearnerDatabase(userId, (database) =>
    putInOutbox(database, [buildReview({ id: newEventId() })]),
  )
  const states: unknown[] = []
  const stopFollowing = followSync(userId, (report) => states.push(report))
  onTestFinished(stopFollowing)
  const countAsked = silence()
  requestSync(userId)
  await vi.waitFor(() => expect(countAsked()).toBe(1))
  await vi.advanceTimersByTimeAsync(31_000)
  await whenSyncEnds(userId)
  expect(states.at(-1)).toMatchObject({ state: 'waiting', history: 'network-error' })
  // Another tab has its turn: the lock is free.
  const isFree = await navigator.locks.request(
    `mboa-sync-${userId}`,
    { ifAvailable: true },
    (lock) => lock !== null,
  )
  expect(isFree).toBe(true)
})
