import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

export interface TestPostgres {
  readonly url: string
  /**
   * Ends it at once, as a power cut would; `start` brings it back on the same data. By `SIGKILL` its
   * first process goes without a word to the others, which find that out by themselves.
   */
  kill(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>
  start(): Promise<void>
  /**
   * Stops all its processes without ending one, as a machine that hangs does: it takes connections
   * and answers nothing. Gives what lets them go on.
   */
  freeze(): Promise<() => void>
  /** False once it has ended, by itself too. */
  isRunning(): boolean
  stop(): Promise<void>
}

const startTimeoutMs = 30_000

/**
 * A PostgreSQL server of our own in a temporary folder, or undefined where its programs are not
 * on this machine.
 * @param durable with fsync, for tests that kill it
 * @param within the folder in which it makes its own
 * @param keptIn the folder itself, which outlives it: another start there finds what it had
 * @param at a port on which nobody listens
 * @param follows the address of another one: it is that one's standby, by the name `standby`
 */
export async function startPostgres({
  durable = false,
  within = tmpdir(),
  keptIn,
  at,
  follows,
}: {
  durable?: boolean
  within?: string
  keptIn?: string
  at?: number
  follows?: string
} = {}): Promise<TestPostgres | undefined> {
  const programs = findPrograms()
  if (programs === undefined) return undefined
  const folder = keptIn ?? (await mkdtemp(join(within, 'mboa-postgres-')))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const asUser = unprivileged(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) {
    // It is there from an earlier time.
  } else if (follows === undefined) {
    const initdb = ['--auth=trust', '--username=mboa', '--encoding=UTF8', '--locale=C', '--no-sync']
    execute([...asUser, join(programs, 'initdb'), ...initdb, '-D', folder])
  } else {
    const source = new URL(follows)
    source.searchParams.set('application_name', 'standby')
    const copying = ['--write-recovery-conf', '--checkpoint=fast', '-D', folder]
    execute([...asUser, join(programs, 'pg_basebackup'), ...copying, '-d', source.href])
  }
  const port = at ?? (await freePort())
  const url = `postgres://mboa@127.0.0.1:${port}/postgres`
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // Its rows are few: to compile a query takes longer than to run it.
    jit: 'off',
    ...(durable
      ? { fsync: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...args] = [...asUser, join(programs, 'postgres'), '-D', folder, ...options]
  const launch = () => spawn(command, args, { stdio: 'ignore' })
  let server = launch()

  const hasEnded = () => server.exitCode !== null || server.signalCode !== null

  async function end(signal: 'SIGQUIT' | 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (hasEnded()) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  async function freeze(): Promise<() => void> {
    const client = new Client({ connectionString: url })
    // It is cut below.
    client.on('error', () => undefined)
    await client.connect()
    const stopped = [server.pid ?? 0]
    // From now on no process is added.
    process.kill(stopped[0] ?? 0, 'SIGSTOP')
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
    for (const { pid } of rows) {
      process.kill(pid, 'SIGSTOP')
      stopped.push(pid)
    }
    void client.end()
    return () => {
      for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
    }
  }

  await untilAnswering(url)
  return {
    url,
    kill: (signal = 'SIGQUIT') => end(signal),
    freeze,
    isRunning: () => !hasEnded(),
    async start() {
      server = launch()
      await untilAnswering(url, () => {
        // What is left of one that was killed keeps its memory for a moment, which no other may use.
        if (hasEnded()) server = launch()
      })
    },
    async stop() {
      await end('SIGINT')
      if (keptIn === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where Debian, Homebrew and the PATH keep them; the newest version wins. */
function findPrograms(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin').sort().reverse(),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root: gives the folder to another user and runs as them. */
function unprivileged(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', ['-u', name]).status === 0)
  if (user === undefined) throw new Error('Running as root without a user to run PostgreSQL as.')
  const [uid, gid] = ['-u', '-g'].map((flag) => execute(['id', flag, user]).trim())
  chownSync(folder, Number(uid), Number(gid))
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  // The server ends with the test run, even when that is killed.
  return ['setpriv', ...identity, '--pdeathsig=INT']
}

function execute([command = '', ...args]: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return stdout
}

/** A port of this machine that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function untilAnswering(url: string, insist?: () => void): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      insist?.()
      await setTimeout(50)
    }
  }
}
