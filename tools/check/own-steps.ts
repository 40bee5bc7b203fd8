import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { cruise } from '../boundaries/cruise.ts'
import { weighBuild } from '../budgets/budgets.ts'
import { findPromisesLeftAlone } from '../lint/promises-left-alone.ts'
import { findLockfileProblems, type Lockfile } from './lockfile.ts'
import { root } from './run-program.ts'
import { verdict, type Step } from './step.ts'

const cruised = [
  'domain',
  'contract',
  'content',
  'formats',
  'server',
  'web',
  'tools',
  'e2e',
  'bench',
]

/** Far fewer than there are; dependency-cruiser says "no violations" when it can read nothing. */
const leastModules = 300

export const boundariesStep: Step = {
  name: 'boundaries',
  run: () => {
    const { moduleCount, violations } = cruise(root, cruised)
    const lines = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
    if (moduleCount < leastModules) lines.push(`Only ${moduleCount} modules were read.`)
    return Promise.resolve(verdict(lines.length === 0, lines.join('\n')))
  },
}

/** A test that fails by a promise that nobody listens to has failed as it should. */
const untested = /\.test\.tsx?$|\/(testing|planted|dist|\.build)\/|\.d\.ts$/

export const promisesStep: Step = {
  name: 'no promise left alone',
  run: () => {
    const patterns = cruised.map((folder) => `${folder}/**/*.{ts,tsx}`)
    const exclude = ['**/node_modules', 'e2e/**']
    const files = globSync(patterns, { cwd: root, exclude })
    const own = files.filter((file) => !untested.test(file)).map((file) => join(root, file))
    const found = findPromisesLeftAlone(own)
    const lines = found.map(({ file, line, code }) => `${relative(root, file)}:${line}: ${code}`)
    return Promise.resolve(verdict(lines.length === 0, lines.join('\n')))
  },
}

export const lockfileStep: Step = {
  name: 'lockfile',
  run: async () => {
    const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8')
    const { packages } = JSON.parse(lockfile) as Lockfile
    const problems = findLockfileProblems({ packages })
    const figure = `row 40: lockfile: ${problems.length} problems in ${Object.keys(packages).length} entries`
    return verdict(problems.length === 0, [...problems, figure].join('\n'))
  },
}

export const budgetsStep: Step = {
  name: 'byte budgets',
  run: async () => {
    const weights = await weighBuild()
    const exceeded = weights.filter(({ isWithin }) => !isWithin)
    const lines = exceeded.map(
      ({ name, bytes, limitBytes }) => `${name}: ${bytes} bytes, the budget is ${limitBytes}`,
    )
    const passed = weights.length - exceeded.length
    return { passed, failed: exceeded.length, output: lines.join('\n'), notRun: [] }
  },
}
