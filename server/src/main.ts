import { readConfig } from './platform/config/read-config.ts'
import { createLog } from './platform/log.ts'
import { StartRefusedError } from './platform/start-refused-error.ts'
import { startServer } from './start-server.ts'

/** Whoever stops us waits ten seconds and then kills, unless configured to be more patient. */
const giveUpMs = 9_500
/** What is left of it, after a grace that the operator has chosen longer, for what is in flight. */
const leastDrainMs = 3_000
/** For letting go of the rest, once what was still open is cut. */
const lettingGoMs = 1_500

/** `npm start` and `npm run dev` say it; a service does not. */
const isDevelopment = process.argv.includes('--development')

const read = readConfig(process.env, { isDevelopment })
if (read.ok) await run(read.config)
else refuseStart(['Mboa cannot start with these variables:', ...read.problems])

async function run(config: Parameters<typeof startServer>[0]): Promise<void> {
  const log = createLog(config.logLevel)
  // The first process of a container ends at no signal that it does not listen to.
  const endNow = () => process.exit(0)
  process.on('SIGTERM', endNow)
  process.on('SIGINT', endNow)
  const server = await startServer(config, log).catch((error: unknown) => {
    if (error instanceof StartRefusedError) return refuseStart([error.message])
    throw error
  })
  let stopping = false
  const stop = (status: 0 | 1) => {
    if (stopping) return
    stopping = true
    const graceMs = config.shutdownGraceMs
    const drainMs = Math.max(leastDrainMs, giveUpMs - lettingGoMs - graceMs)
    // A database that hangs must not keep us: what it has acknowledged, it keeps.
    setTimeout(() => process.exit(status), graceMs + drainMs + lettingGoMs).unref()
    server.stop({ graceMs, drainMs }).then(
      () => process.exit(status),
      (error: unknown) => {
        log.error({ error: String(error) }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.off('SIGTERM', endNow).on('SIGTERM', () => stop(0))
  process.off('SIGINT', endNow).on('SIGINT', () => stop(0))
  // Also for a promise that nobody listened to. What it left undone is unknown, so that only a
  // new process is sound; what others are doing need not be cut for it.
  process.on('uncaughtException', (error) => {
    log.error({ error: error.message, stack: error.stack }, 'A failure that nothing awaited')
    process.stderr.write(`Mboa stops: something failed unexpectedly (${error.message}).\n`)
    stop(1)
  })
  process.stdout.write(`Mboa is ready at ${server.origin}\n`)
}

function refuseStart(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n  ')}\n`)
  process.exit(1)
}
