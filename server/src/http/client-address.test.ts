import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { parseNetworks } from '../platform/config/networks.ts'
import { addressSubject, clientAddress } from './client-address.ts'
import type { HttpTypes } from './request-scope.ts'

const trusted = '10.0.0.0/8, 192.0.2.7, fd00::/8'

async function addressOf(socket: string, forwarded?: string): Promise<string> {
  const app = new Hono<HttpTypes>()
  const { networks } = parseNetworks(trusted)
  app.get('/', (c) => c.text(clientAddress(c, networks)))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const environment = { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', { headers }, environment)).text()
}

it.each([
  ['198.51.100.1', undefined, '198.51.100.1'],
  ['::ffff:198.51.100.1', undefined, '198.51.100.1'],
  ['198.51.100.1', '203.0.113.1', '198.51.100.1'],
  ['10.1.2.3', '203.0.113.1', '203.0.113.1'],
  ['::ffff:10.1.2.3', '203.0.113.1', '203.0.113.1'],
  ['10.1.2.3', '6.6.6.6, 203.0.113.1, 192.0.2.7', '203.0.113.1'],
  ['fd00::1', '2001:db8::5', '2001:db8::5'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['10.1.2.3', 'unknown', '10.1.2.3'],
  ['10.1.2.3', '203.0.113.1, <script>', '10.1.2.3'],
])('a request of %s with X-Forwarded-For %s comes from %s', async (socket, forwarded, expected) => {
  expect(await addressOf(socket, forwarded)).toBe(expected)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:0::ffff', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('limits count %s as %s', (address, subject) => {
  expect(addressSubject(address)).toBe(subject)
})
