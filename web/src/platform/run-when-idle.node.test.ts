import { expect, it, onTestFinished, vi } from 'vitest'
import { afterFrame, runWhenIdle } from './run-when-idle.ts'

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

/** A browser that draws a frame only when the test says so, and never for a hidden page. */
function stubFrames() {
  const frames = new Map<number, () => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'requestAnimationFrame',
    (draw: () => void) => frames.set(frames.size, draw).size - 1,
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    drawFrame: () => {
      for (const [frame, draw] of frames) {
        frames.delete(frame)
        draw()
      }
    },
  }
}

it('runs the work in a hidden page, which draws no frame', async () => {
  const { drawFrame } = stubFrames()
  const work = vi.fn()
  afterFrame(work)
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledOnce()
  drawFrame()
  await vi.runAllTimersAsync()
  expect(work).toHaveBeenCalledOnce()
})

it('runs the work once after a frame, and not at all once cancelled', async () => {
  const { drawFrame } = stubFrames()
  const [work, cancelled] = [vi.fn(), vi.fn()]
  afterFrame(work)
  const cancel = afterFrame(cancelled)
  drawFrame()
  cancel()
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  expect(work).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
