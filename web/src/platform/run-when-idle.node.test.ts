import { expect, it } from 'vitest'
import { runWhenIdle } from './run-when-idle.ts'

function* busyFor(stepMs: number, steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    const endsAt = performance.now() + stepMs
    while (performance.now() < endsAt);
    yield
  }
  return 'done'
}

it('lets other work through between its slices', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setTimeout(count)
  }
  setTimeout(count)
  const value = await new Promise((resolve) => runWhenIdle(busyFor(10, 10), resolve))
  isOver = true
  expect(value).toBe('done')
  expect(turns).toBeGreaterThan(3)
})

it('once stopped goes no further and reports nothing', async () => {
  const reported: string[] = []
  const steps = busyFor(10, 3)
  const stop = runWhenIdle(steps, (value) => reported.push(value))
  stop()
  await new Promise((resolve) => runWhenIdle(busyFor(1, 3), resolve))
  expect(reported).toEqual([])
  expect(steps.next().done).toBe(false)
})
