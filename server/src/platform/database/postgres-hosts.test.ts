import { expect, it } from 'vitest'
import { splitHosts } from './postgres-hosts.ts'

it.each([
  ['postgres://mboa@db/mboa', ['postgres://mboa@db/mboa']],
  [
    'postgresql://mboa:p%40ss@one:5432,other:5433/mboa?target_session_attrs=read-write',
    ['postgresql://mboa:p%40ss@one:5432/mboa', 'postgresql://mboa:p%40ss@other:5433/mboa'],
  ],
  [
    'postgres://mboa@[::1]:5432,10.0.0.2/mboa?sslmode=require&target_session_attrs=primary',
    [
      'postgres://mboa@[::1]:5432/mboa?sslmode=require',
      'postgres://mboa@10.0.0.2/mboa?sslmode=require',
    ],
  ],
])('the hosts of %s', (address, urls) => {
  expect(splitHosts(address)).toEqual(urls)
})

it.each([
  'mysql://db',
  'db:5432',
  'postgres://mboa@one:port,other/mboa',
  'postgres://mboa@one,other/mboa?target_session_attrs=standby',
])('%s is no address of a database that takes writes', (address) => {
  expect(splitHosts(address)).toBe(undefined)
})
