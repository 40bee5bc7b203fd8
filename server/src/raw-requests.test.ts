import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Ends an answer that the server keeps open, long before its own deadline for headers of 20 s. */
const maxAnswerMs = 1_500
const host = 'Host: localhost\r\n'
const close = 'Connection: close\r\n'
const smuggled = `GET /readyz HTTP/1.1\r\n${host}\r\n`
const post = (headers: string, body = '') =>
  `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\n${host}${close}${headers}\r\n`

/** A broken request, and what it may be answered: nothing, or one of these statuses. */
const refused: Readonly<Record<string, string>> = {
  'HTTP/0.9': 'GET /\r\n',
  'HTTP/2 without an upgrade': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/3.7': `GET / HTTP/3.7\r\n${host}\r\n`,
  'a lower-case version': `GET / http/1.1\r\n${host}\r\n`,
  'an unknown method': `BREW / HTTP/1.1\r\n${host}\r\n`,
  'a lower-case method': `get / HTTP/1.1\r\n${host}\r\n`,
  'no method': ` / HTTP/1.1\r\n${host}\r\n`,
  'a target with a space': `GET /a b HTTP/1.1\r\n${host}\r\n`,
  'a target with NUL': `GET /a\0b HTTP/1.1\r\n${host}\r\n`,
  'TLS at the plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'random bytes': '\x00\xff\xfe\x80\r\n\r\n',
  'no host': `GET / HTTP/1.1\r\n${close}\r\n`,
  CONNECT: `CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n`,
  TRACE: `TRACE / HTTP/1.1\r\n${host}${close}\r\n`,
  'an unknown expectation': `GET / HTTP/1.1\r\n${host}${close}Expect: a-miracle\r\n\r\n`,
  'length and chunks at once': post(
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    `0\r\n\r\n${smuggled}`,
  ),
  'chunks and then a length': post(
    'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    `0\r\n\r\n${smuggled}`,
  ),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${smuggled}`),
  'a list of lengths': post('Content-Length: 2, 2\r\n', '{}'),
  'a negative length': post('Content-Length: -1\r\n', '{}'),
  'a length with a sign': post('Content-Length: +2\r\n', '{}'),
  'a length in hexadecimal': post('Content-Length: 0x2\r\n', '{}'),
  'a length beyond all numbers': post(`Content-Length: ${'9'.repeat(30)}\r\n`, '{}'),
  'an unknown encoding': post('Transfer-Encoding: rot13\r\n', '{}'),
  'chunked not last': post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`),
  'chunked twice': post(
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
    `0\r\n\r\n${smuggled}`,
  ),
  'a chunk of no number': post('Transfer-Encoding: chunked\r\n', `zz\r\n{}\r\n0\r\n\r\n`),
  'a chunk of a negative size': post('Transfer-Encoding: chunked\r\n', `-1\r\n{}\r\n0\r\n\r\n`),
  'a chunk longer than it says': post(
    'Transfer-Encoding: chunked\r\n',
    `1\r\n{}${smuggled}0\r\n\r\n`,
  ),
  'a folded header': get('/', 'X-Folded: a\r\n b\r\n'),
  'a space before the colon': get('/', 'X-Spaced : a\r\n'),
  'a header without a name': get('/', ': a\r\n'),
  'a header without a colon': get('/', 'nothing\r\n'),
  'NUL in a header': get('/', 'X-Nul: a\0b\r\n'),
  'a bare CR in a header': get('/', 'X-Bare: a\rb\r\n'),
  '20 kB in one header': get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`),
  '5,000 headers': get('/', 'X-Many: a\r\n'.repeat(5_000)),
  'a target of 20 kB': get(`/${'a'.repeat(20_000)}`),
  'encoded dots in a path': get('/api/%2e%2e%2f%2e%2e%2fpackage.json'),
  'encoded slashes in a path': get('/api/..%2f..%2fpackage.json'),
  'encoded backslashes in a path': get('/api/..%5c..%5cpackage.json'),
  'NUL encoded in a path': get('/api/%00'),
  'broken percent signs': get('/api/%zz'),
}

/** Unusual requests that HTTP allows: the server answers them normally. */
const served: Readonly<Record<string, string>> = {
  'a request line without a version': `GET /healthz\r\n${host}\r\n`,
  'the address of another server': get('http://example.com/api/none'),
  'two slashes': get('//healthz'),
  'dots in a path': get('/../../api/none'),
  'two hosts': get('/healthz', 'Host: example.com\r\n'),
  'an odd host': `GET /healthz HTTP/1.1\r\nHost: a b@c:99999\r\n${close}\r\n`,
  'HTTP/1.0 without a host': `GET /healthz HTTP/1.0\r\n\r\n`,
  'OPTIONS of all': `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`,
  trailers: post(
    `Transfer-Encoding: chunked\r\nTrailer: X-Role\r\n${close}`,
    '2\r\n{}\r\n0\r\nX-Role: admin\r\n\r\n',
  ),
  'an upgrade': get('/healthz', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n'),
}

interface Answer {
  /** Of every answer on the connection. */
  readonly statuses: readonly number[]
  readonly text: string
}

async function send(port: number, bytes: string): Promise<Answer> {
  const socket = await open(port)
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  socket.end(Buffer.from(bytes, 'latin1'))
  // A server that waits for the rest of a request has refused it too; the connection ends here.
  await Promise.race([once(socket, 'close'), setTimeout(maxAnswerMs, undefined, { ref: false })])
  socket.destroy()
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { statuses, text }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // What is cut off is an answer as well.
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function startInProduction() {
  const server = startServerProcess({ DATA_DIR: await temporaryFolder() }, [])
  const url = await server.url
  return { url, port: Number(new URL(url).port) }
}

const told = /\bat .*:\d+:\d+|node:internal|node_modules|server\/src|root:x:/

it('refuses broken requests without a stack, and goes on', async () => {
  const { url, port } = await startInProduction()
  const answers = await Promise.all(
    Object.entries(refused).map(async ([name, bytes]) => ({ name, ...(await send(port, bytes)) })),
  )
  const wrong = answers.filter(
    ({ statuses, text }) =>
      statuses.some((status) => status < 400 || status >= 500) || told.test(text),
  )
  expect(wrong).toEqual([])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

it('answers unusual but valid requests normally, without a stack trace', async () => {
  const { url, port } = await startInProduction()
  const answers = await Promise.all(
    Object.entries(served).map(async ([name, bytes]) => ({ name, ...(await send(port, bytes)) })),
  )
  const wrong = answers.filter(
    ({ statuses, text }) =>
      statuses.length > 1 ||
      told.test(text) ||
      // Pages are answered so where the browser's part is not built.
      (statuses.some((status) => status >= 500) && !text.includes('is not built')),
  )
  expect(wrong).toEqual([])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

it('answers nothing that follows a broken request on its connection', async () => {
  const { port } = await startInProduction()
  const { statuses } = await send(port, `GET / HTTP/1.1\r\nbroken\r\n\r\n${smuggled}${smuggled}`)
  expect(statuses).toEqual([400])
})

const halfOpen = 400

it(`serves others while ${halfOpen} requests do not end`, async () => {
  const { url, port } = await startInProduction()
  const sockets = await Promise.all(Array.from({ length: halfOpen }, () => open(port)))
  for (const [nth, socket] of sockets.entries()) {
    socket.write(
      nth % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: local' : post('Content-Length: 9\r\n', '{'),
    )
  }
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${url}/readyz`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(sockets.filter(({ destroyed, readyState }) => destroyed || readyState !== 'open')).toEqual(
    [],
  )
})
