import { destination, pino } from 'pino'

/** Structured log. Never give it bodies, cookies or query strings: they hold secrets. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** JSON lines on standard error, so that standard output carries only what the starter waits for. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ dest: 2, sync: true }),
  )
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
