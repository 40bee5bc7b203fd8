import type { Endpoint } from '@mboa/contract'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { stubNetwork } from '../../testing/stub-network.ts'
import { call } from './api-client.ts'

const path = '/api/words'
const countWords = {
  method: 'GET',
  path,
  answer: v.object({ words: v.number() }),
} as const satisfies Endpoint

/** An answer whose connection breaks off in the middle. */
function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"wor'))
    },
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(body)
}

test('an answer that breaks off was not reached', async () => {
  stubNetwork({ [path]: brokenOff })
  const failure = { code: 'network-error', fields: {} }
  expect(await call(countWords)).toEqual({ ok: false, failure })
})

test.each([
  ['not JSON', () => new Response('<!doctype html>')],
  ['of another shape', () => Response.json({ words: 'many' })],
])('an answer that is %s is a failure', async (_, answering) => {
  stubNetwork({ [path]: answering })
  const failure = { code: 'general', fields: {} }
  expect(await call(countWords)).toEqual({ ok: false, failure })
})

test.each([
  [413, 'blocked-by-proxy'],
  [502, 'internal'],
])('a proxy’s answer %i is the failure %s', async (status, code) => {
  const page = { status, headers: { 'content-type': 'text/html' } }
  stubNetwork({ [path]: () => new Response('<h1>nginx</h1>', page) })
  expect(await call(countWords)).toEqual({ ok: false, failure: { code, fields: {} } })
})

test("a proxy's page is no answer of the server", async () => {
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } }
  stubNetwork({ [path]: () => new Response('<!doctype html>', page) })
  const failure = { code: 'network-error', fields: {} }
  expect(await call(countWords)).toEqual({ ok: false, failure })
})

test('who gives up while the answer comes gets nothing', async () => {
  const giveUp = new AbortController()
  const reason = new Error('Not needed any more.')
  stubNetwork({
    [path]: () => {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          giveUp.abort(reason)
          controller.error(reason)
        },
      })
      return new Response(body)
    },
  })
  await expect(call(countWords, { signal: giveUp.signal })).rejects.toBe(reason)
})

test('a query that the server would refuse is an error of this code', async () => {
  stubNetwork({})
  const searched = call(
    { ...countWords, query: v.object({ after: v.pipe(v.string(), v.digits()) }) },
    { query: { after: 'the end' } },
  )
  await expect(searched).rejects.toThrow('Invalid digits')
})
