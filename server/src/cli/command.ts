import { findLanguage, languages } from '@mboa/domain'
import type { Environment } from '../platform/config/config.ts'

/** 0: done. 1: something is wrong, and was reported. 2: the command was not understood. */
export type ExitStatus = 0 | 1 | 2

/** Where a command reads its settings and writes what it has to say. */
export interface Terminal {
  /** What is typed before the words of a command: `mboa`, or `npm run mboa --`. */
  readonly program: string
  readonly environment: Environment
  /** A line for standard output: what was asked for. */
  write(line: string): void
  /** A line for standard error: why it could not be done. */
  complain(line: string): void
}

/** One thing the operator can ask for. To add one: write it, and list it in `commands.ts`. */
export interface Command {
  /** Its words, `content check`. */
  readonly name: string
  /** What may follow them, `[folder]`. */
  readonly operands: string
  readonly summary: string
  /**
   * @param args what follows the name
   * @throws MisuseError, or what `parseArgs` of Node throws, when they cannot be understood
   */
  run(args: readonly string[], terminal: Terminal): Promise<ExitStatus>
}

/** What the operator typed makes no sense; its message says why, and the usage is shown. */
export class MisuseError extends Error {}

/** A language that a command cannot do without. */
export function readLanguage(code: string | undefined): string {
  if (code === undefined) throw new MisuseError('Give a language: --language ewo.')
  if (findLanguage(code) !== undefined) return code
  const known = languages.map((language) => language.code).join(', ')
  throw new MisuseError(`"${code}" is not a language of Mboa. Known: ${known}.`)
}

/** Undefined where none is named: then all of them are meant. */
export function readAnyLanguage(code: string | undefined): string | undefined {
  return code === undefined ? undefined : readLanguage(code)
}
