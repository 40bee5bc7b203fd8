import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What Node has compiled once, for each program that reads it again. */
const compileCache = join(root, 'node_modules/.cache/node-compile')

interface ProgramEnd {
  code: number
  /** Standard output and standard error as they came. */
  output: string
}

/** Runs a program of `node_modules` or a script of ours on this Node, at the repository's root. */
export function runProgram(
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: compileCache, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
}
