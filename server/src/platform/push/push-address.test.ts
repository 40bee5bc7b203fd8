import { lookup } from 'node:dns/promises'
import { expect, it } from 'vitest'
import { isPublicAddress, lookUpPublic, parsePushAddress } from './push-address.ts'

it.each([
  '0.0.0.0',
  '10.255.0.1',
  '100.64.0.1',
  '127.8.9.10',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'push.example',
])('%s is not of the public network', (address) => expect(isPublicAddress(address)).toBe(false))

it.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '223.255.255.255', '2a00:1450:4007::5f'])(
  '%s is of the public network',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it('connects to no name that leads to this machine, however it is asked', async () => {
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/)
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      lookUpPublic('localhost', { all }, (failure) => resolve(failure))
    })
    expect(String(error)).toContain('localhost leads to')
  }
})

it('takes the push services that browsers use', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  ]) {
    expect(parsePushAddress(endpoint, false)?.href).toBe(endpoint)
  }
})

it('takes this machine for tests alone, and only by its number', () => {
  expect(parsePushAddress('http://127.0.0.1:4000/a', true)?.origin).toBe('http://127.0.0.1:4000')
  expect(parsePushAddress('http://127.0.0.1:4000/a', false)).toBeUndefined()
  expect(parsePushAddress('https://10.0.0.1/a', true)).toBeUndefined()
})
