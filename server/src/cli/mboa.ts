import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  // A release has no npm.
  program: process.env['npm_lifecycle_event'] === 'mboa' ? 'npm run mboa --' : 'mboa',
  environment: process.env,
  write: (line) => console.log(line),
  complain: (line) => console.error(line),
})
