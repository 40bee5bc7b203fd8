import type { Log } from './log.ts'

/** What forgets something that has run out, by the name it has in the log. */
export type Sweeps = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Runs them one after the other; one that fails is logged by its name and holds up no other.
 * @param succeeded is told each that did not fail
 */
export async function runSweeps(
  sweeps: Sweeps,
  log: Log,
  succeeded: (sweep: string) => void,
): Promise<void> {
  for (const [sweep, run] of Object.entries(sweeps)) {
    try {
      await run()
      succeeded(sweep)
    } catch (error) {
      log.error({ sweep, error: String(error) }, 'A sweep failed; it is tried again later')
    }
  }
}
