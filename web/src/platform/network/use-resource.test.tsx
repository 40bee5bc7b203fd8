import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ApiResult } from './api-client.ts'
import { useResource, type Source } from './use-resource.ts'

afterEach(() => vi.restoreAllMocks())

const unreachable = { ok: false, failure: { code: 'network-error', fields: {} } } as const
const succeed = (value: string): ApiResult<string> => ({ ok: true, value })
const answering = (...answers: ApiResult<string>[]) => {
  const ask = vi.fn<Source<string>['ask']>(() => Promise.resolve(unreachable))
  for (const answer of answers) ask.mockResolvedValueOnce(answer)
  return ask
}
const render = (source: Source<string>) => renderHook(() => useResource(source))

it('shows what the device has, then what the server says, and keeps that', async () => {
  const answer = Promise.withResolvers<ApiResult<string>>()
  const keep = vi.fn(() => Promise.resolve())
  const { result } = await render({
    during: 'testing',
    read: () => Promise.resolve('stored'),
    ask: () => answer.promise,
    keep,
  })
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ready', value: 'stored' }))
  answer.resolve(succeed('fresh'))
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ready', value: 'fresh' }))
  expect(keep).toHaveBeenCalledExactlyOnceWith('fresh')
})

it('goes on showing what the device has where the server cannot be asked, and says why', async () => {
  const ask = answering()
  const { result } = await render({ during: 'testing', read: () => Promise.resolve('stored'), ask })
  await vi.waitFor(() => expect(result.current.failure).toEqual(unreachable.failure))
  expect(result.current.state).toEqual({ status: 'ready', value: 'stored' })
})

it('fails with neither, and asks again when the network returns', async () => {
  const ask = answering(unreachable, succeed('fresh'))
  const { result } = await render({ during: 'testing', ask })
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ status: 'failed' }))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ready', value: 'fresh' }))
  expect(result.current.failure).toBeUndefined()
})

it('asks the server where the device cannot be read or is full, and reports both', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const unreadable = new Error('unreadable')
  const full = new Error('full')
  const { result } = await render({
    during: 'testing',
    read: () => Promise.reject(unreadable),
    ask: answering(succeed('fresh')),
    keep: () => Promise.reject(full),
  })
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2))
  expect(reported.mock.calls.map(([, error]: unknown[]) => error)).toEqual([unreadable, full])
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ state: { value: 'fresh' }, failure: undefined }),
  )
})

it('fails where asking throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { result } = await render({ during: 'testing', ask: () => Promise.reject(new Error('no')) })
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ status: 'failed' }))
})

it('shows nothing of one thing while it loads another', async () => {
  const sources = ['one', 'two'].map((name): Source<string> => ({
    during: 'testing',
    ask: () => (name === 'one' ? Promise.resolve(succeed(name)) : new Promise(() => undefined)),
  }))
  const { result, rerender } = await renderHook(
    (at = 0) => useResource(sources[at] ?? { during: '', ask: answering() }),
    { initialProps: 0 },
  )
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ready', value: 'one' }))
  await rerender(1)
  expect(result.current.state).toEqual({ status: 'loading' })
})

it('shows what a change was answered with', async () => {
  const { result, act: inPage } = await render({ during: 'testing', ask: answering(succeed('a')) })
  await vi.waitFor(() => expect(result.current.state.status).toBe('ready'))
  await inPage(() => result.current.change((shown) => `${shown}b`))
  expect(result.current.state).toEqual({ status: 'ready', value: 'ab' })
})
