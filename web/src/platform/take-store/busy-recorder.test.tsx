import { api } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { blocksOfHum, openOwnTakes, takeContext } from '../../testing/takes-of-device.ts'
import { newEventId } from '../event-id.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { fakeIntake } from './testing/fake-intake.ts'
import { TakeStoreProvider } from './take-store-provider.tsx'
import { useTakeStore } from './take-store-context.ts'
import { useDeviceTakes, useOnReceived } from './use-device-takes.ts'

const rows = 5_000

async function fill(database: TakeDatabase): Promise<void> {
  await database.run(async (connection) => {
    const writing = connection.transaction('takes', 'readwrite')
    for (let nth = 0; nth < rows; nth += 1) {
      const id = `01900000-0000-7000-8000-${String(nth).padStart(12, '0')}`
      const about = { context: { ...takeContext, item: `ewo.item-${nth}` }, sampleRate: 48_000 }
      const cut = { start: 0, end: 1 }
      const known = { id, ...about, cut, recordedAt: 1, version: 1, receivedAt: Date.now() }
      void writing.store.put({ ...known, state: 'received' })
    }
    await writing.done
  })
}

/** Counts the records of takes that are read from here on. */
function countRead(): () => number {
  let read = 0
  for (const kind of [IDBObjectStore, IDBIndex]) {
    const nameOf = (of: IDBObjectStore | IDBIndex) =>
      of instanceof IDBIndex ? of.objectStore.name : of.name
    for (const method of ['get', 'getAll'] as const) {
      const original = kind.prototype[method] as (...given: unknown[]) => IDBRequest<unknown>
      const counting = vi.spyOn(kind.prototype as IDBObjectStore, method)
      onTestFinished(() => counting.mockRestore())
      counting.mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
        const request = original.apply(this, given)
        request.addEventListener('success', () => {
          if (nameOf(this) !== 'takes') return
          read += Array.isArray(request.result) ? request.result.length : 1
        })
        return request as IDBRequest<unknown[]>
      } as IDBObjectStore['getAll'])
    }
  }
  return () => read
}

function answerTakes(): void {
  const { answer } = fakeIntake(takeContext)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const isList = path.startsWith(`${api.listTakes.path}?`)
    const list = isList && Response.json({ takes: [], mark: 'none', epoch: 'first', more: false })
    const known = list || answer(path, init)
    return known ? Promise.resolve(known) : Promise.reject(new TypeError('Failed to fetch'))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('a recorder with thousands of takes reads no more than a few records for each', async () => {
  answerTakes()
  const userId = newEventId()
  await fill(await openOwnTakes(userId))
  let received = 0
  const { result } = await renderHook(
    () => {
      useOnReceived(() => (received += 1))
      // As many parts of the studio and the recorder's home show them.
      const shown = [useDeviceTakes(), useDeviceTakes(), useDeviceTakes(), useDeviceTakes()]
      return { own: useTakeStore(), shown }
    },
    {
      wrapper: ({ children }) => <TakeStoreProvider userId={userId}>{children}</TakeStoreProvider>,
    },
  )
  await expect.poll(() => result.current.shown[0]?.length).toBe(rows)
  const readTakes = countRead()
  const made = 3
  for (let nth = 0; nth < made; nth += 1) {
    const recording = { id: newEventId(), context: takeContext, sampleRate: 48_000, recordedAt: 4 }
    const begun = await result.current.own.store?.record(recording, () => undefined)
    if (begun?.ok !== true) throw new Error('Nothing was begun.')
    for (const block of blocksOfHum(1)) begun.value.append(block)
    const whole = { start: 0, end: 48_000 }
    await begun.value.finish({ range: whole, cut: whole })
    await expect.poll(() => received).toBe(nth + 1)
  }
  expect(result.current.shown.map((list) => list?.length)).toEqual(Array(4).fill(rows + made))
  // Eight, as measured: of each take its own row, after each of its changes.
  expect(readTakes() / made).toBeLessThan(20)
})
