import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const root = join(import.meta.dirname, '../..')
const configPath = join(root, '.dependency-cruiser.cjs')
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

interface ImportViolation {
  rule: string
  from: string
  to: string
}

interface Cruise {
  /** Zero when dependency-cruiser read nothing, as with a TypeScript it does not know. */
  moduleCount: number
  violations: ImportViolation[]
}

/**
 * Holds the imports below `folder` against the rules of `.dependency-cruiser.cjs`.
 * @throws when dependency-cruiser cannot run at all
 */
export function cruise(folder: string, paths: readonly string[]): Cruise {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', configPath, '--output-type', 'json', ...paths],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run: ${stderr}`)
  const { summary } = JSON.parse(stdout) as ICruiseResult
  return {
    moduleCount: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
