import type { Path } from './yaml-file.ts'

/** What `content check` can object to. */
export const problemCodes = [
  // The folder and the files in it
  'unexpected-file',
  'missing-course-file',
  'wrong-path',
  'yaml',
  // The shape of a file
  'wrong-format',
  'unknown-key',
  'shape',
  'missing-gloss',
  'source',
  'licence',
  'orthography',
  'alphabet',
  // Any text
  'not-normalised',
  'invisible-character',
  'look-alike',
  'loose-mark',
  'apostrophe',
  // The spelling of words
  'brackets',
  'alternatives',
  'stray-capital',
  'mixed-schwa',
  'letter',
  'tone-mark',
  'untypable',
  // Between items
  'unconfirmed',
  'duplicate-id',
  'id-ledger',
  'duplicate-word',
  'duplicate-answer',
  'duplicate-concept',
  'unknown-item',
  'tokens',
  'picture',
  'spellings',
  'incomplete-set',
  'greetings',
  // Lessons
  'lesson-size',
  'lesson-check',
  'not-yet-taught',
  'taught-twice',
  'letter-without-word',
  'lesson-opening',
  'title',
  // Missions
  'mission',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** One thing wrong with the packs, said so that whoever wrote the file can mend it. */
export type Problem = {
  /** Path within the folder of packs, with `/`. */
  file: string
  /** Line in the file, from 1. */
  line: number
  /** Id of the word, sentence or lesson, or its text where the id is missing. */
  item?: string
  code: ProblemCode
  /** An English sentence without a full stop. */
  message: string
}

/**
 * The problem on one line, as compilers write theirs.
 * @example `ewo/01-days.yaml:12: ewo.day-sunday: "ε" is a Greek letter (look-alike)`
 */
export function describeProblem({ file, line, item, code, message }: Problem): string {
  const where = item === undefined ? `${file}:${line}` : `${file}:${line}: ${item}`
  return `${where}: ${message} (${code})`
}

/** A problem found in one file, by its place in the value; the file and line come later. */
export type Finding = { path: Path; code: ProblemCode; message: string }

/** A finding about one text, whose place the caller knows. */
export type TextFinding = Omit<Finding, 'path'>

/** The finding, seen from a value around the one it was found in. */
export function within(finding: Finding, path: Path): Finding {
  return { ...finding, path: [...path, ...finding.path] }
}
