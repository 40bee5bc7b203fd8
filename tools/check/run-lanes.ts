import { verdict, type Step, type StepResult } from './step.ts'

export interface FinishedStep extends StepResult {
  name: string
  repeat?: Step['repeat']
}

/** Runs lanes side by side and the steps of each in their order; a failure stops nothing. */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  report: (line: string) => void,
): Promise<FinishedStep[]> {
  const ends = new Map(lanes.flat().map((step) => [step, Promise.withResolvers<StepResult>()]))

  async function runLane(steps: readonly Step[]): Promise<FinishedStep[]> {
    const finished: FinishedStep[] = []
    for (const step of steps) {
      if (step.after !== undefined) await ends.get(step.after)?.promise
      const result = await runStep(step, report)
      finished.push(result)
      ends.get(step)?.resolve(result)
    }
    return finished
  }

  return (await Promise.all(lanes.map(runLane))).flat()
}

async function runStep(step: Step, report: (line: string) => void): Promise<FinishedStep> {
  const startedAt = performance.now()
  const result = await step.run().catch(failWith)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed` : ''
  const failures = result.failed > 0 ? `, ${result.failed} FAILED` : ''
  report(`${result.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${count}${failures})`)
  return { name: step.name, repeat: step.repeat, ...result }
}

export const failWith = (error: unknown): StepResult => verdict(false, String(error))
