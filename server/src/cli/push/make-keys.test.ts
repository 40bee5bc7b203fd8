import { expect, it } from 'vitest'
import type { Environment } from '../../platform/config/config.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { runMboa } from '../testing/run-mboa.ts'

it('makes a pair of keys, a new one each time, as the environment takes it', async () => {
  const made = await Promise.all([runMboa(['push', 'make-keys']), runMboa(['push', 'make-keys'])])
  const pairs = made.map(({ status, output }) => {
    expect(status).toBe(0)
    const environment = Object.fromEntries(output.map((line) => line.split('='))) as Environment
    const read = readConfig(environment)
    return read.ok ? read.config.push?.privateKey : read.problems.join('\n')
  })
  expect(pairs[0]).toMatch(/^[\w-]{43}$/)
  expect(pairs[1]).not.toBe(pairs[0])
})

it('takes no operands', async () => {
  expect((await runMboa(['push', 'make-keys', 'more'])).status).toBe(2)
})
