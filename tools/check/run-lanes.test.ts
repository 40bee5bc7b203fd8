import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runLanes } from './run-lanes.ts'
import { verdict, type Step } from './step.ts'

const step = (name: string, run: Step['run']): Step => ({ name, run })
const good = () => Promise.resolve(verdict(true, ''))

test('a step that fails or throws stops nothing after it', async () => {
  const lines: string[] = []
  const lane = [
    step('format', () => Promise.resolve(verdict(false, 'a.ts'))),
    step('types', () => Promise.reject(new Error('no compiler'))),
    step('lint', good),
  ]
  const finished = await runLanes([lane, [step('build', good)]], (line) => lines.push(line))
  expect(finished.map(({ name, failed }) => [name, failed])).toEqual([
    ['format', 1],
    ['types', 1],
    ['lint', 0],
    ['build', 0],
  ])
  expect(finished[1]?.output).toContain('no compiler')
  expect(lines).toContainEqual(expect.stringMatching(/^✗ format \(\d+\.\d s, 1 FAILED\)$/))
})

test('a step waits for one of another lane, whatever became of it', async () => {
  const done: string[] = []
  const isRead = Promise.withResolvers<string>()
  const build = step('build', async () => {
    await isRead.promise
    await setImmediate()
    done.push('build')
    return verdict(false, 'it does not compile')
  })
  const read = step('read', () => {
    isRead.resolve('read')
    return good()
  })
  const tests = step('tests', () => {
    done.push('tests')
    return good()
  })
  await runLanes([[build], [read, { ...tests, after: build }]], () => undefined)
  expect(done).toEqual(['build', 'tests'])
})
