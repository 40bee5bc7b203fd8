import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program at the repository's root with our input and output, passes on signals, and
 * resolves to its exit code.
 */
export function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
    const forward = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    child.on('error', reject)
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code ?? 1)
    })
  })
}
