import { readdir, readFile } from 'node:fs/promises'

/** Of the kernel, on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * Seconds of a processor that a process and all that it has started have taken, those that have ended
 * included; undefined where the system tells by other means than Linux.
 */
export async function readProcessorSeconds(pid: number): Promise<number | undefined> {
  const processes = new Map<number, { parent: number; ticks: number }>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const line = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // Its name, in parentheses, may hold anything.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    processes.set(Number(name), { parent: fields[1] ?? 0, ticks })
  }
  if (!processes.has(pid)) return undefined
  const isOfIts = (each: number): boolean => {
    const parent = processes.get(each)?.parent
    return each === pid || (parent !== undefined && parent !== each && isOfIts(parent))
  }
  const own = [...processes].filter(([each]) => isOfIts(each))
  return own.reduce((sum, [, { ticks }]) => sum + ticks, 0) / ticksPerSecond
}
