import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** How often we look whether whoever started us is still there. */
const orphanCheckMs = 500

/**
 * Runs a program at the repository's root with our input and output, passes on signals, and
 * resolves to its exit code. npm passes a signal to the shell between it and us, which dies
 * without telling us: so the program is also asked to end when our parent is gone.
 * On Windows it only waits: the console signals the program itself, where kill() would end it at
 * once, and a parent's id stays the same after its death.
 */
export function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
    const isWindows = process.platform === 'win32'
    const forward = (signal) => isWindows || child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    const parent = process.ppid
    const orphanCheck = setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM')
    }, orphanCheckMs)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearInterval(orphanCheck)
      for (const signal of signals) process.off(signal, forward)
      resolve(code ?? 1)
    })
  })
}
