import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ApiResult } from './api-client.ts'
import { useResource, type Source } from './use-resource.ts'

afterEach(() => vi.restoreAllMocks())

const unreachable = { ok: false, failure: { code: 'network-error', fields: {} } } as const
const succeed = (value: string): ApiResult<string> => ({ ok: true, value })
const answering = (...answers: ApiResult<string>[]) => {
  const ask = vi.fn<NonNullable<Source<string>['ask']>>(() => Promise.resolve(unreachable))
  for (const answer of answers) ask.mockResolvedValueOnce(answer)
  return ask
}
const render = (source: Source<string>) => renderHook(() => useResource(source))
const named = (name: string, more: Partial<Source<string>> = {}): Source<string> => ({
  during: 'testing',
  ask: () => Promise.resolve(succeed(name)),
  ...more,
})
const never = () => new Promise<never>(() => undefined)
/** Renders the first source; `rerender` with the place of another one. */
const renderOneOf = (...sources: Source<string>[]) =>
  renderHook((at = 0) => useResource(sources[at]), { initialProps: 0 })

it('shows what the device has, then what the server says, and keeps that', async () => {
  const answer = Promise.withResolvers<ApiResult<string>>()
  const keep = vi.fn((value: string) => Promise.resolve(value))
  const { result } = await render({
    during: 'testing',
    read: () => Promise.resolve('stored'),
    ask: () => answer.promise,
    keep: (value) => keep(value),
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
  const { result, rerender } = await renderOneOf(named('one'), named('two', { ask: never }))
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'ready', value: 'one' }))
  await rerender(1)
  expect(result.current.state).toEqual({ status: 'loading' })
})

it('keeps showing a thing while another source with its key is read', async () => {
  const two = Promise.withResolvers<ApiResult<string>>()
  const { result, rerender } = await renderOneOf(
    named('one', { key: 'thing' }),
    named('two', { key: 'thing', ask: () => two.promise }),
  )
  await vi.waitFor(() => expect(result.current.value).toBe('one'))
  await rerender(1)
  expect(result.current.value).toBe('one')
  two.resolve(succeed('two'))
  await vi.waitFor(() => expect(result.current.value).toBe('two'))
})

it('ignores a change to what it showed before', async () => {
  const { result, rerender, act: inPage } = await renderOneOf(named('one'), named('two'))
  await vi.waitFor(() => expect(result.current.value).toBe('one'))
  const { change } = result.current
  await rerender(1)
  await vi.waitFor(() => expect(result.current.value).toBe('two'))
  await inPage(() => change(() => 'one, changed'))
  expect(result.current.value).toBe('two')
})

it('loads while there is nothing to read, and has no value', async () => {
  const { result } = await renderHook(() => useResource(undefined))
  expect(result.current).toMatchObject({ state: { status: 'loading' }, value: undefined })
})

it('reads what only the device knows again when that changes, and not for the network', async () => {
  const second = Promise.withResolvers<string>()
  const read = vi.fn(() => second.promise).mockResolvedValueOnce('first')
  const source = { during: 'testing', read }
  const { result, rerender } = await renderHook((changes = 0) => useResource(source, changes), {
    initialProps: 0,
  })
  await vi.waitFor(() => expect(result.current.value).toBe('first'))
  window.dispatchEvent(new Event('online'))
  await rerender(1)
  expect(result.current.value).toBe('first')
  second.resolve('second')
  await vi.waitFor(() => expect(result.current.value).toBe('second'))
  expect(read).toHaveBeenCalledTimes(2)
})

it('fails if the device cannot be read and nobody else knows, and loads on a retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const again = Promise.withResolvers<string>()
  const read = vi.fn(() => again.promise).mockRejectedValueOnce(new Error('unreadable'))
  const { result, act: inPage } = await render({ during: 'testing', read })
  await vi.waitFor(() => expect(result.current.failure?.code).toBe('general'))
  await inPage(() => {
    if (result.current.state.status === 'failed') result.current.state.retry()
  })
  expect(result.current.state).toEqual({ status: 'loading' })
  again.resolve('stored')
  await vi.waitFor(() => expect(result.current.value).toBe('stored'))
})

it('shows the beginning of a value until the whole is there', async () => {
  const whole = Promise.withResolvers<string>()
  const { result } = await render({
    during: 'testing',
    read(_signal, begin) {
      begin('beg')
      return whole.promise
    },
  })
  await vi.waitFor(() => expect(result.current.state).toEqual({ status: 'loading', begun: 'beg' }))
  whole.resolve('beginning')
  await vi.waitFor(() =>
    expect(result.current.state).toEqual({ status: 'ready', value: 'beginning' }),
  )
})

it('keeps the value it shows if the next one is the same', async () => {
  const source = { during: 'testing', isSame: (a: string, b: string) => a[0] === b[0] }
  const ask = answering(succeed('a1'), succeed('a2'), succeed('b'))
  const { result, act: inPage } = await render({ ...source, ask })
  await vi.waitFor(() => expect(result.current.value).toBe('a1'))
  const { state } = result.current
  await inPage(() => result.current.askAgain())
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(result.current.state).toBe(state)
  await inPage(() => result.current.askAgain())
  await vi.waitFor(() => expect(result.current.value).toBe('b'))
})

it('asks once if the source says so: when the network returns, until it has the answer', async () => {
  const ask = answering(unreachable, succeed('answer'))
  const { result } = await render({
    during: 'testing',
    read: () => Promise.resolve('stored'),
    ask,
    asksOnce: true,
  })
  await vi.waitFor(() => expect(result.current.failure).toEqual(unreachable.failure))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current.value).toBe('answer'))
  window.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(2)
})

it('aborts what is read when the page is left, and ignores what completes it later', async () => {
  let signal: AbortSignal | undefined
  let complete: ((how: () => string) => void) | undefined
  const first = named('one', {
    key: 'thing',
    ask: (given) => {
      signal = given
      return Promise.resolve(succeed('one'))
    },
    keep: (_value, change) => {
      complete = change
    },
  })
  const { result, rerender, act: inPage } = await renderOneOf(first, named('two', { key: 'thing' }))
  await vi.waitFor(() => expect(complete).toBeDefined())
  await inPage(() => complete?.(() => 'one, whole'))
  expect(result.current.value).toBe('one, whole')
  await rerender(1)
  expect(signal?.aborted).toBe(true)
  await vi.waitFor(() => expect(result.current.value).toBe('two'))
  await inPage(() => complete?.(() => 'one, later'))
  expect(result.current.value).toBe('two')
})

it('shows what a change was answered with', async () => {
  const { result, act: inPage } = await render({ during: 'testing', ask: answering(succeed('a')) })
  await vi.waitFor(() => expect(result.current.state.status).toBe('ready'))
  await inPage(() => result.current.change((shown) => `${shown}b`))
  expect(result.current.state).toEqual({ status: 'ready', value: 'ab' })
})
