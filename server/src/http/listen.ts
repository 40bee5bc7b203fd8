import type { Server } from 'node:http'
import type { Config } from '../platform/config/config.ts'
import { StartRefusedError } from '../platform/start-refused-error.ts'

/** @throws StartRefusedError where the port is taken, for one */
export async function listen(
  http: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  }).catch((error: unknown) => {
    throw new StartRefusedError(`Cannot listen on ${host}:${port}: ${String(error)}`)
  })
}
