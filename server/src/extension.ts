import type { Context } from './context.ts'
import type { Route } from './http/route.ts'
import type { Sweeps } from './platform/run-sweeps.ts'

/**
 * A part of the product that a server can run without. `extensions.ts` lists those of this server,
 * `cli/extensions.ts` their commands.
 */
export interface Extension {
  /** Short name by which the desk tells browsers that this server has the extension. */
  readonly name: string
  readonly routes: readonly Route[]
  readonly createRunner: (context: Context) => ExtensionRunner
  readonly sweeps: (context: Context) => Sweeps
}

/** Work of an extension in the background of one server. */
export interface ExtensionRunner {
  /** Starts a run soon if the runner has been started. Returns at once. */
  wake(): void
  /** Does everything that is due, and resolves after the last of it. */
  runDue(): Promise<void>
  /** Runs by itself from now on. */
  start(): Promise<void>
  /** Stops in the middle of the work. Another server or the next start continues it. */
  stop(): Promise<void>
}
