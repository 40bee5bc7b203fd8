import type { Path } from '../yaml-file.ts'
import type { ProblemCode } from '../problem.ts'

/** A problem found in one file, by its place in the value; the file and line come later. */
export type Finding = { path: Path; code: ProblemCode; message: string }

/** A finding about one text, whose place the caller knows. */
export type TextFinding = Omit<Finding, 'path'>

/** The finding, seen from a value around the one it was found in. */
export function within(finding: Finding, path: Path): Finding {
  return { ...finding, path: [...path, ...finding.path] }
}
