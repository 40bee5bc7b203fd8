import type { Path } from '../yaml-file.ts'
import type { ProblemCode } from '../problem.ts'

/** A problem found in one file, by its place in the value; the file and line come later. */
export type Finding = { path: Path; code: ProblemCode; message: string }

/** A finding about one text, whose place the caller knows. */
export type TextFinding = Omit<Finding, 'path'>
