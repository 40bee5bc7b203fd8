import { type Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { findLanguage, languages, looksLikeEmail, trimEmail } from '@mboa/domain'
import type { Environment } from '../platform/config/config.ts'

// Extensions declare their options with the same copy of commander.
export { type Command, Option } from '@commander-js/extra-typings'

/** 0: done. 1: something is wrong, and was reported. 2: the command was not understood. */
export type ExitStatus = 0 | 1 | 2

/** Settings of a command, and where its text is written. */
export interface Terminal {
  /** What is typed before the words of a command: `mboa`, or `npm run mboa --`. */
  readonly program: string
  readonly environment: Environment
  /** Writes a line to standard output: what was asked for. */
  write(line: string): void
  /** Writes a line to standard error: why it could not be done. */
  complain(line: string): void
}

/**
 * Makes the action of a command. Its code is loaded when it runs, so help and usage errors come
 * without a wait.
 */
export type Run = <Args extends unknown[]>(
  load: () => Promise<(terminal: Terminal, ...args: Args) => Promise<ExitStatus>>,
) => (...args: Args) => Promise<void>

/** Declares the commands of a folder or of an extension. */
export type AddCommands = (program: Command, run: Run) => void

/** A usage error that commander cannot find; its message says what to type. */
export class MisuseError extends Error {}

/** Parses the code of a language that Mboa knows. */
export function parseLanguage(code: string): string {
  if (findLanguage(code) !== undefined) return code
  const known = languages.map((language) => language.code).join(', ')
  throw new InvalidArgumentError(`Known languages: ${known}.`)
}

export function parseEmail(address: string): string {
  if (looksLikeEmail(address)) return trimEmail(address)
  throw new InvalidArgumentError('It is not an email address.')
}
