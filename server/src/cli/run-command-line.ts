import { CommanderError } from '@commander-js/extra-typings'
import {
  type AddCommands,
  type ExitStatus,
  MisuseError,
  type Run,
  type Terminal,
} from './command.ts'
import { createProgram, helpHint } from './program.ts'

/**
 * Runs the command that the words name.
 * @example await runCommandLine(['content', 'check'], terminal, extensionCommands)
 */
export async function runCommandLine(
  words: readonly string[],
  terminal: Terminal,
  extensionCommands: readonly AddCommands[],
): Promise<ExitStatus> {
  let status: ExitStatus = 0
  const run: Run =
    (load) =>
    async (...args) => {
      const command = await load()
      status = await command(terminal, ...args)
    }
  const program = createProgram(terminal, run, extensionCommands)
  if (words.length === 0) {
    program.outputHelp()
    return 2
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return status
  } catch (error) {
    // Commander has written its message, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (isAboutFile(error)) {
      terminal.complain(error.message)
      return 1
    }
    if (!(error instanceof MisuseError)) throw error
    terminal.complain(error.message)
    terminal.complain(helpHint)
    return 2
  }
}

/** Whether the system reports a file that the operator named; its message has the path in it. */
const isAboutFile = (error: unknown): error is Error =>
  error instanceof Error &&
  'path' in error &&
  'code' in error &&
  ['EACCES', 'EISDIR', 'ENOENT', 'ENOTDIR', 'EROFS'].includes(String(error.code))
