import type { Environment } from '../../platform/config/config.ts'
import type { Command } from '../command.ts'
import { commands as allCommands } from '../commands.ts'
import { runCommandLine } from '../run-command-line.ts'

export interface CommandResult {
  readonly status: number
  readonly output: readonly string[]
  readonly complaints: readonly string[]
}

/**
 * Types `npm run mboa -- <words>` and answers what was seen.
 * @param commands to choose from, if not all of them
 */
export async function runMboa(
  words: readonly string[],
  environment: Environment = {},
  commands: readonly Command[] = allCommands,
): Promise<CommandResult> {
  const output: string[] = []
  const complaints: string[] = []
  const status = await runCommandLine(commands, words, {
    program: 'npm run mboa --',
    environment,
    write: (line) => void output.push(line),
    complain: (line) => void complaints.push(line),
  })
  return { status, output, complaints }
}
