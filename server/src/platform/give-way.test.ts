import { execFile } from 'node:child_process'
import { constants, getPriority } from 'node:os'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const nobody = 65_534
const last = 19
const file = new URL('./give-way.ts', import.meta.url).href

/** Where a process stands that has given way, without the rights of root. */
async function standFrom(priority: number): Promise<string> {
  const program = `
    const { giveWay } = await import(${JSON.stringify(file)})
    const { getPriority, setPriority } = await import('node:os')
    if (process.getuid?.() === 0) process.setuid(${nobody})
    setPriority(${priority})
    giveWay()
    process.stdout.write(String(getPriority()))
  `
  const words = ['--input-type=module', '--eval', program]
  return (await promisify(execFile)(process.execPath, words)).stdout
}

it('goes behind others, and stays where it stands behind them already', async () => {
  const here = getPriority()
  const behindOthers = Math.max(here, constants.priority.PRIORITY_BELOW_NORMAL)
  expect(await standFrom(here)).toBe(String(behindOthers))
  expect(await standFrom(last)).toBe(String(last))
})
