import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { silentLog, type Log } from '../log.ts'
import { createJobRunner } from './job-runner.ts'

const pollMs = 5_000

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

/** A runner whose runs end when the test says so. */
function createTestRunner() {
  const runs: PromiseWithResolvers<undefined>[] = []
  const logged: string[] = []
  const log: Log = { ...silentLog, error: (_, text) => logged.push(text) }
  const run = () => {
    const ended = Promise.withResolvers<undefined>()
    runs.push(ended)
    return ended.promise
  }
  const runner = createJobRunner({ run, pollMs, failureText: 'The run failed', log })
  const end = (nth: number) => {
    runs[nth]?.resolve(undefined)
    return vi.advanceTimersByTimeAsync(0)
  }
  const fail = (nth: number) => {
    runs[nth]?.reject(new Error('away'))
    return vi.advanceTimersByTimeAsync(0)
  }
  return { runner, runs, logged, end, fail }
}

describe('a job runner', () => {
  it('runs at the start and at every poll', async () => {
    const { runner, runs, end } = createTestRunner()
    runner.start()
    expect(runs).toHaveLength(1)
    await end(0)
    await vi.advanceTimersByTimeAsync(pollMs - 1)
    expect(runs).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toHaveLength(2)
  })

  it('runs at once when it is woken', async () => {
    const { runner, runs, end } = createTestRunner()
    runner.start()
    await end(0)
    runner.wake()
    expect(runs).toHaveLength(2)
  })

  it('runs once more, and never twice at a time, when it is woken during a run', async () => {
    const { runner, runs, end } = createTestRunner()
    const due = runner.runDue()
    runner.wake()
    runner.wake()
    expect(runs).toHaveLength(1)
    await end(0)
    expect(runs).toHaveLength(2)
    await end(1)
    await due
    expect(runs).toHaveLength(2)
  })

  it('waits for the run under way when it stops, and runs nothing from then on', async () => {
    const { runner, runs, end } = createTestRunner()
    runner.start()
    runner.wake()
    let isStopped = false
    const stopped = runner.stop().then(() => {
      isStopped = true
    })
    expect(runner.stopping.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(isStopped).toBe(false)
    await end(0)
    await stopped
    expect(vi.getTimerCount()).toBe(0)
    runner.wake()
    await runner.runDue()
    await vi.advanceTimersByTimeAsync(2 * pollMs)
    expect(runs).toHaveLength(1)
  })

  it('logs a failed run and tries again at the next poll', async () => {
    const { runner, runs, logged, fail, end } = createTestRunner()
    runner.start()
    await fail(0)
    expect(logged).toEqual(['The run failed'])
    await vi.advanceTimersByTimeAsync(pollMs)
    expect(runs).toHaveLength(2)
    await end(1)
    expect(logged).toHaveLength(1)
  })

  it('stops cleanly when the run under way fails', async () => {
    const { runner, logged, fail } = createTestRunner()
    runner.start()
    const stopped = runner.stop()
    await fail(0)
    await stopped
    expect(logged).toEqual(['The run failed'])
  })

  it('tells whoever asked for a run that it failed', async () => {
    const { runner, logged, fail } = createTestRunner()
    const due = runner.runDue()
    const refused = expect(due).rejects.toThrow('away')
    await fail(0)
    await refused
    expect(logged).toEqual([])
  })
})
