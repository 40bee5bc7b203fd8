import { readConfig } from './platform/config/read-config.ts'
import { createLog } from './platform/log.ts'
import { StartRefusedError, startServer } from './start-server.ts'

/** Above this, what is still open is cut: whoever stops us waits ten seconds and then kills. */
const drainMs = 8_000
const giveUpMs = 9_500

const read = readConfig(process.env)
if (read.ok) await run(read.config)
else refuseStart(['Mboa cannot start with these variables:', ...read.problems])

async function run(config: Parameters<typeof startServer>[0]): Promise<void> {
  const log = createLog(config.logLevel)
  const server = await startServer(config, log).catch((error: unknown) => {
    if (error instanceof StartRefusedError) return refuseStart([error.message])
    throw error
  })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A database that hangs must not keep us: what it has acknowledged, it keeps.
    setTimeout(() => process.exit(0), giveUpMs).unref()
    server.stop(drainMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: String(error) }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`Mboa is ready at ${server.origin}\n`)
}

function refuseStart(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n  ')}\n`)
  process.exit(1)
}
