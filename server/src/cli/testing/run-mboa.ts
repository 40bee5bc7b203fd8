import type { Environment } from '../../platform/config/config.ts'
import type { AddCommands, ExitStatus, Terminal } from '../command.ts'
import { extensionCommands } from '../extensions.ts'
import { createProgram, listCommands, nameOf } from '../program.ts'
import { runCommandLine } from '../run-command-line.ts'

export interface CommandResult {
  readonly status: ExitStatus
  readonly output: readonly string[]
  readonly complaints: readonly string[]
}

/** Runs `npm run mboa -- <words>` and returns what was printed. */
export function runMboa(
  words: readonly string[],
  environment: Environment = {},
  installed: readonly AddCommands[] = extensionCommands,
): Promise<CommandResult> {
  return withTerminal(environment, (terminal) => runCommandLine(words, terminal, installed))
}

/** Runs work on a terminal and returns what was printed. */
export async function withTerminal(
  environment: Environment,
  work: (terminal: Terminal) => Promise<ExitStatus>,
): Promise<CommandResult> {
  const output: string[] = []
  const complaints: string[] = []
  const status = await work({
    program: 'npm run mboa --',
    environment,
    write: (line) => void output.push(line),
    complain: (line) => void complaints.push(line),
  })
  return { status, output, complaints }
}

/** Returns the words of every command, in the order of the help. */
export function commandNames(): string[] {
  const silent = { program: 'mboa', environment: {}, write: () => {}, complain: () => {} }
  return listCommands(createProgram(silent, () => () => Promise.resolve(), extensionCommands)).map(
    nameOf,
  )
}
