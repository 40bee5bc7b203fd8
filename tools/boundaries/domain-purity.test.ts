import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, 'planted/domain')
const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')

test('the compiler refuses window, a clock and Node in domain', () => {
  // Plain output whatever FORCE_COLOR says, as test runners set it for their children.
  const options = [compiler, '-p', project, '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  const planted = readdirSync(join(project, 'src')).filter((name) => name.startsWith('tsc-'))
  expect(planted).toHaveLength(3)
  const refused = Array.from(
    stdout.matchAll(/(tsc-[a-z-]+\.ts)\(\d+,\d+\): error/g),
    ([, name]) => name,
  )
  expect(refused.toSorted()).toEqual(planted.toSorted())
})
