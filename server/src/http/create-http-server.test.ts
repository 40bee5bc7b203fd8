import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

it('gives headers 20 seconds and a whole request five minutes', () => {
  const { headersTimeout, requestTimeout } = createHttpServer()
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
  })
})

it('ends a request whose headers never end, long before the deadline of its body', async () => {
  const server = createHttpServer({ headersMs: 100, requestMs: 300_000, checkMs: 50 })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET /healthz HTTP/1.1\r\nHost: mboa.example\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
}, 10_000)
