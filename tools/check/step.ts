import { runProgram } from './run-program.ts'

export interface StepResult {
  passed: number
  failed: number
  /** What to read when something failed. */
  output: string
  /** What this machine cannot run, in a sentence each. */
  notRun: readonly string[]
  failures?: readonly Failure[]
}

/** A test that failed. */
export interface Failure {
  /** What its program takes to run it again: a file, or `file:line`. */
  location: string
  /** By file and title. */
  name: string
  /** What was expected and seen, without colours. */
  reason: string
}

export interface Step {
  name: string
  run: () => Promise<StepResult>
  /** Of another lane: it begins once that one has ended. */
  after?: Step
  /** Runs again what failed, and nothing else. */
  repeat?: (failures: readonly Failure[]) => Promise<StepResult>
}

/** A step that counts as one: it holds or it does not. */
export function verdict(isGood: boolean, output: string): StepResult {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output, notRun: [] }
}

/** A step that is one program, good when that exits with 0. */
export function programStep(name: string, script: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(script, args)
      return verdict(code === 0, output)
    },
  }
}
