import type { Terminal } from './command.ts'
import { extensionCommands } from './extensions.ts'
import { runCommandLine } from './run-command-line.ts'

const terminal: Terminal = {
  // A release has no npm.
  program: process.env['npm_lifecycle_event'] === 'mboa' ? 'npm run mboa --' : 'mboa',
  environment: process.env,
  write: (line) => console.log(line),
  complain: (line) => console.error(line),
}

process.exitCode = await runCommandLine(process.argv.slice(2), terminal, extensionCommands)
