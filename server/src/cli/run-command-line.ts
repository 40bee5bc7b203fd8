import { MisuseError, type Command, type ExitStatus, type Terminal } from './command.ts'

const helpWords = new Set(['help', '--help', '-h'])

/**
 * Runs the command that the words name. Without words, or with one that asks for help, lists
 * them all.
 * @example await runCommandLine(commands, ['content', 'check'], terminal)
 */
export async function runCommandLine(
  commands: readonly Command[],
  words: readonly string[],
  terminal: Terminal,
): Promise<ExitStatus> {
  const [first] = words
  if (first === undefined || helpWords.has(first)) {
    for (const line of helpOf(commands, terminal)) terminal.write(line)
    return first === undefined ? 2 : 0
  }
  const command = commands.find((each) => namesIt(words, each))
  if (command === undefined) {
    terminal.complain(`Unknown command "${words.join(' ')}".`)
    for (const line of helpOf(commands, terminal)) terminal.complain(line)
    return 2
  }
  const args = words.slice(wordsOf(command).length)
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    terminal.write(usageOf(command, terminal))
    terminal.write(command.summary)
    return 0
  }
  try {
    return await command.run(args, terminal)
  } catch (error) {
    if (isAboutFile(error)) {
      terminal.complain(error.message)
      return 1
    }
    if (!isMisuse(error)) throw error
    terminal.complain(inPlainWords(error.message))
    terminal.complain(usageOf(command, terminal))
    return 2
  }
}

function wordsOf({ name }: Command): readonly string[] {
  return name.split(' ')
}

function namesIt(words: readonly string[], command: Command): boolean {
  return wordsOf(command).every((word, index) => words[index] === word)
}

function usageOf({ name, operands }: Command, { program }: Terminal): string {
  return `Usage: ${program} ${`${name} ${operands}`.trimEnd()}`
}

function helpOf(commands: readonly Command[], { program }: Terminal): readonly string[] {
  const shown = commands.map(({ name, operands, summary }) => {
    return { call: `${name} ${operands}`.trimEnd(), summary }
  })
  const width = Math.max(...shown.map(({ call }) => call.length))
  const lines = shown.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`)
  return [`Usage: ${program} <command>`, '', ...lines]
}

/** `parseArgs` reports what it cannot understand by errors with codes like ERR_PARSE_ARGS_…. */
/** Node's own words about options go on about how to escape them. */
function inPlainWords(message: string): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1]
  if (unknown !== undefined) return `Unknown option "${unknown}".`
  const bare = /^Option '(?:-\w, )?(--\w+) <value>' argument/.exec(message)?.[1]
  return bare === undefined ? message : `The option "${bare}" needs a value.`
}

/** What the system says of a file that an operator named has its path in it. */
const isAboutFile = (error: unknown): error is Error =>
  error instanceof Error &&
  'path' in error &&
  'code' in error &&
  ['EACCES', 'EISDIR', 'ENOENT', 'ENOTDIR', 'EROFS'].includes(String(error.code))

function isMisuse(error: unknown): error is Error {
  if (error instanceof MisuseError) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS_')
}
