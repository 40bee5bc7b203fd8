import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setTimeout } from 'node:timers/promises'

const run = promisify(execFile)
const pauseMs = 100

/** Resident memory of a process with all it has started, in megabytes. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  // A child may stand before its parent in the list.
  for (let known = 0; known < family.size;) {
    known = family.size
    for (const [own = 0, parent = 0] of rows) if (family.has(parent)) family.add(own)
  }
  const kilobytes = rows.reduce((sum, [own = 0, , rss = 0]) => sum + (family.has(own) ? rss : 0), 0)
  return kilobytes / 1024
}

/** Watches from now on; `stop` answers by how many megabytes there was more at the worst moment. */
export async function watchMemory(pid: number): Promise<{ stop(): Promise<number> }> {
  const before = await readMemory(pid)
  let most = before
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      most = Math.max(most, await readMemory(pid))
      await setTimeout(pauseMs)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await watching
      return most - before
    },
  }
}
