import { expect, it, vi } from 'vitest'
import { sendBatches } from './sending.ts'

const limit = 2

/** A device with items that wait, and a server that answers about each batch. */
function deviceWith(waiting: readonly string[], answer: (items: readonly string[]) => Answer) {
  const left = new Set(waiting)
  const send = vi.fn((items: readonly string[]) =>
    Promise.resolve({ ok: true as const, value: answer(items) }),
  )
  const outcome = sendBatches({
    listPending: () => Promise.resolve([...left].slice(0, limit)),
    send,
    settle({ acknowledged, refused }: Answer) {
      for (const id of [...acknowledged, ...refused]) left.delete(id)
      return Promise.resolve()
    },
  })
  return { outcome, left, batches: () => send.mock.calls.map(([items]) => items) }
}
interface Answer {
  acknowledged: readonly string[]
  refused: readonly string[]
}

it('sends all that waits, and settles what is received and what is refused', async () => {
  const { outcome, left, batches } = deviceWith(['a', 'b', 'c'], ([first = '', ...others]) => ({
    acknowledged: others,
    refused: [first],
  }))
  expect(await outcome).toEqual({ ok: true })
  expect(batches()).toEqual([['a', 'b'], ['c']])
  expect(left).toEqual(new Set())
})

it('ends where an answer leaves items out, instead of sending them for ever', async () => {
  const { outcome, left, batches } = deviceWith(['a', 'b'], ([first = '']) => ({
    acknowledged: [first],
    refused: [],
  }))
  expect(await outcome).toEqual({ ok: false, failure: { code: 'general', fields: {} } })
  expect(batches()).toEqual([['a', 'b']])
  expect(left).toEqual(new Set(['b']))
})

it('ends with the failure of a request, and settles nothing', async () => {
  const failure = { code: 'network-error', fields: {} } as const
  const settle = vi.fn(() => Promise.resolve())
  const outcome = await sendBatches({
    listPending: () => Promise.resolve(['a']),
    send: () => Promise.resolve<{ ok: false; failure: typeof failure }>({ ok: false, failure }),
    settle,
  })
  expect(outcome).toEqual({ ok: false, failure })
  expect(settle).not.toHaveBeenCalled()
})
