import { failWith, type FinishedStep } from './run-lanes.ts'
import type { Failure } from './step.ts'

/** More than that at once is no accident of a busy machine. */
const mostLookedAt = 12

/** What a step failed at beside others and passed alone. */
export interface SecondLook {
  finished: FinishedStep[]
  /** Passed the second time: to be looked into, for something in them depends on the load. */
  passedAlone: Failure[]
}

/**
 * Runs the few failed tests of each step once more, one step at a time, when nothing else runs. What
 * fails again has failed; so has everything that its step can't run again.
 */
export async function lookAgain(
  steps: readonly FinishedStep[],
  report: (line: string) => void,
): Promise<SecondLook> {
  const look: SecondLook = { finished: [], passedAlone: [] }
  for (const step of steps) {
    const { repeat, failures = [] } = step
    if (repeat === undefined || failures.length === 0 || failures.length > mostLookedAt) {
      look.finished.push(step)
      continue
    }
    const again = await repeat(failures).catch(failWith)
    const still = again.failures ?? []
    // A step that breaks off the second time has shown nothing about any of them.
    const passed = again.failed > still.length ? [] : failures.filter((each) => !isIn(still, each))
    const failed = step.failed - passed.length
    report(`${failed > 0 ? '✗' : '✓'} ${step.name}, looked at again: ${passed.length} passed alone`)
    look.finished.push({
      ...step,
      passed: step.passed + passed.length,
      failed,
      failures: failures.filter((each) => !isIn(passed, each)),
      output: `${step.output}\n${again.output}`,
    })
    look.passedAlone.push(...passed)
  }
  return look
}

const isIn = (failures: readonly Failure[], { name }: Failure) =>
  failures.some((each) => each.name === name)
