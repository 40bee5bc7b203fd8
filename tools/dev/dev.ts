import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the browser's side is built from, and what the server alone is made of. */
const webFolders = ['web/src', 'web/build', 'web/public', 'domain/src', 'contract/src']
const serverFolders = ['server/src', 'content', 'formats/src']

/** Editors write a file in several steps; one rebuild follows when they are done. */
const settleMs = 150

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function buildWeb(): Promise<boolean> {
  const [code] = (await once(start(['web/build/build.ts']), 'exit')) as [number | null]
  if (code !== 0) console.error('The build failed; the last good one is gone. Mend and save again.')
  return code === 0
}

let server: ChildProcess | undefined

async function restart({ needsBuild }: { needsBuild: boolean }): Promise<void> {
  if (needsBuild && !(await buildWeb())) return
  if (server !== undefined) await end(server)
  server = start(['server/src/main.ts', '--development'])
}

let changed = { web: false, server: false }
let settling: NodeJS.Timeout | undefined
let working = restart({ needsBuild: true })

function recordChange(part: 'web' | 'server'): void {
  changed[part] = true
  clearTimeout(settling)
  settling = setTimeout(() => {
    const needsBuild = changed.web
    changed = { web: false, server: false }
    working = working.then(() => restart({ needsBuild }))
  }, settleMs)
}

for (const folder of webFolders) {
  watch(join(root, folder), { recursive: true }, () => recordChange('web'))
}
for (const folder of serverFolders) {
  watch(join(root, folder), { recursive: true }, () => recordChange('server'))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const ending = server === undefined ? Promise.resolve() : end(server)
    void ending.then(() => process.exit(0))
  })
}
