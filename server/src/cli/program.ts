import { Command, type CommandUnknownOpts, Help } from '@commander-js/extra-typings'
import { addBackupCommands } from './backup/backup.commands.ts'
import type { AddCommands, Run, Terminal } from './command.ts'
import { addContentCommands } from './content/content.commands.ts'
import { addContributionCommands } from './contributions/contributions.commands.ts'
import { addPeopleCommands } from './people/people.commands.ts'
import { checkRequiredOptions } from './required-option.ts'
import { addServerCommands } from './server.commands.ts'

/** Shown below every usage error. */
export const helpHint = 'Add --help to see the arguments and options.'

/**
 * Declares all commands, with those of the extensions. To add one: declare it in the `*.commands.ts`
 * of its folder.
 */
export function createProgram(
  terminal: Terminal,
  run: Run,
  extensionCommands: readonly AddCommands[],
): CommandUnknownOpts {
  const program = new Command(terminal.program)
    .usage('<command>')
    .helpOption('-h, --help', 'Show this help')
    .helpCommand('help [command]', 'Show the help of a command')
    .showHelpAfterError(helpHint)
    // Else `import` would read the options of `import sounds`.
    .enablePositionalOptions()
    .exitOverride()
    .hook('preAction', (_, command) => checkRequiredOptions(command))
    .configureOutput({
      writeOut: (text) => writeLines(text, (line) => terminal.write(line)),
      writeErr: (text) => writeLines(text, (line) => terminal.complain(line)),
    })
    .configureHelp({ helpWidth: 80 })
  addContentCommands(program, run)
  addPeopleCommands(program, run)
  addContributionCommands(program, run)
  for (const addCommands of extensionCommands) addCommands(program, run)
  addBackupCommands(program, run)
  addServerCommands(program, run)
  const overview = new Overview()
  // Only for the root: subcommands got the settings above when they were added.
  return program
    .configureHelp({ formatHelp: (root) => overview.formatHelp(root, overview) })
    .addHelpText('after', `\nUse "${terminal.program} <command> --help" for its options.`)
}

/** Lists all that can be run, `import` as well as `import list`, in the order of the overview. */
export function listCommands({ commands }: CommandUnknownOpts): CommandUnknownOpts[] {
  return commands.flatMap((command) => {
    // With subcommands and no arguments, only the subcommands can be run.
    const isOnlyGroup = command.commands.length > 0 && command.registeredArguments.length === 0
    return [...(isOnlyGroup ? [] : [command]), ...listCommands(command)]
  })
}

/** Returns the words that an operator types: `content check`. */
export function nameOf(command: CommandUnknownOpts): string {
  const { parent } = command
  const isInGroup = parent !== null && parent.parent !== null
  return isInGroup ? `${nameOf(parent)} ${command.name()}` : command.name()
}

/** Lists subcommands too, which commander shows only in the help of their group. */
class Overview extends Help {
  override visibleCommands(root: CommandUnknownOpts): CommandUnknownOpts[] {
    return listCommands(root)
  }

  override subcommandTerm(command: CommandUnknownOpts): string {
    return nameOf(command)
  }
}

function writeLines(text: string, write: (line: string) => void): void {
  for (const line of text.trimEnd().split('\n')) write(line)
}
