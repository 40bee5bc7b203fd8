import { expect, test } from 'vitest'
import type { FinishedStep } from './run-lanes.ts'
import { lookAgain } from './second-look.ts'
import type { Failure, StepResult } from './step.ts'

const failure = (name: string): Failure => ({ location: `${name}.ts`, name, reason: 'expected' })
const result = (passed: number, failures: Failure[], failed = failures.length): StepResult => ({
  passed,
  failed,
  failures,
  output: '',
  notRun: [],
})

/** A step that failed at these, of which the second time only some fail. */
function failedStep(failures: Failure[], again: StepResult | Error, failed?: number): FinishedStep {
  const repeat = () => (again instanceof Error ? Promise.reject(again) : Promise.resolve(again))
  return { name: 'tests', repeat, ...result(10, failures, failed) }
}

async function look(step: FinishedStep) {
  const { finished, passedAlone } = await lookAgain([step], () => undefined)
  const [only] = finished
  return {
    passed: only?.passed,
    failed: only?.failed,
    failures: only?.failures?.map(({ name }) => name),
    passedAlone: passedAlone.map(({ name }) => name),
  }
}

const [slow, wrong] = [failure('slow'), failure('wrong')]

test('what passes alone has passed and is named; what fails again has failed', async () => {
  expect(await look(failedStep([slow, wrong], result(5, [wrong])))).toEqual({
    passed: 11,
    failed: 1,
    failures: ['wrong'],
    passedAlone: ['slow'],
  })
})

test('an error outside of the tests stays a failure', async () => {
  expect(await look(failedStep([slow], result(1, []), 2))).toMatchObject({ passed: 11, failed: 1 })
})

test('a second time that breaks off forgives nothing', async () => {
  for (const again of [new Error('no program'), result(0, [], 1)]) {
    expect(await look(failedStep([slow, wrong], again))).toMatchObject({
      passed: 10,
      failed: 2,
      passedAlone: [],
    })
  }
})

test('many failures at once are not run again', async () => {
  const many = Array.from({ length: 13 }, (_, nth) => failure(`test ${nth}`))
  expect(await look(failedStep(many, result(13, [])))).toMatchObject({ failed: 13 })
})

test('a step without tests of its own keeps its verdict', async () => {
  const format: FinishedStep = { name: 'format', passed: 0, failed: 1, output: '', notRun: [] }
  expect(await lookAgain([format], () => undefined)).toEqual({
    finished: [format],
    passedAlone: [],
  })
})
