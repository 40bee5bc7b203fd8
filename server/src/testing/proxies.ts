import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { freePort } from './start-postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

const samples = join(import.meta.dirname, '../../../deploy')
const patienceMs = 20_000

/** A proxy that runs by its sample in `deploy`, with the addresses of a test in it. */
export interface Proxy {
  readonly name: 'caddy' | 'nginx'
  start(addresses: { port: number; servers: readonly number[] }): Promise<void>
}

export const isCaddyThere = spawnSync('caddy', ['version']).status === 0
export const isNginxThere = spawnSync('nginx', ['-v']).status === 0

/** What operators copy. */
export const readSample = (name: string) => readFile(join(samples, name), 'utf8')

/** Replaces what must be in the sample, so that a changed sample is not tested by something else. */
export function replaceIn(sample: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample has no “${from}”.`)
    return text.replaceAll(from, to)
  }, sample)
}

export const caddy: Proxy = {
  name: 'caddy',
  async start({ port, servers }) {
    const folder = await temporaryFolder()
    const [one, other] = servers.map((server) => `127.0.0.1:${server}`)
    const sample = replaceIn(await readSample('Caddyfile'), {
      'mboa.example {': `https://localhost:${port} {`,
      '10.0.0.11:3000 10.0.0.12:3000': `${one} ${other}`,
      // A certificate of its own that nobody else on this machine is asked to believe.
      '\tservers {':
        '\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers {',
    })
    await writeFile(join(folder, 'Caddyfile'), sample)
    const program = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
    await untilListening(program, port, authority)
  },
}

export const nginx: Proxy = {
  name: 'nginx',
  async start({ port, servers }) {
    const folder = await temporaryFolder()
    const [one = 0, other = 0] = servers
    const certificate = join(folder, 'certificate.pem')
    const key = join(folder, 'key.pem')
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]
    spawnSync('openssl', [...made, '-keyout', key, '-out', certificate])
    const sample = replaceIn(await readSample('nginx.conf'), {
      '10.0.0.11:3000': `127.0.0.1:${one}`,
      '10.0.0.12:3000': `127.0.0.1:${other}`,
      'listen 80;': `listen 127.0.0.1:${await freePort()};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2; listen [::1]:${port} ssl http2;`,
      'mboa.example;': 'localhost;',
      '/etc/letsencrypt/live/mboa.example/fullchain.pem': certificate,
      '/etc/letsencrypt/live/mboa.example/privkey.pem': key,
    })
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
    const as = process.getuid?.() === 0 ? 'user root;' : ''
    // A client of Node’s gives up what it was posting where a connection has had its thousand
    // requests (HTTP/2’s GOAWAY); browsers send it again.
    const main = `${as} daemon off; pid ${folder}/pid; error_log stderr warn; events {}
      http { access_log off; keepalive_requests 100000; ${temporary} ${sample} }`
    await writeFile(join(folder, 'nginx.conf'), main)
    const program = spawn(
      'nginx',
      ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    await untilListening(program, port, certificate)
  },
}

/** Believes the proxy's authority from then on, in this process alone. */
async function untilListening(
  program: ChildProcess,
  port: number,
  authority: string,
): Promise<void> {
  const ended = once(program, 'close')
  onTestFinished(async () => {
    program.kill('SIGTERM')
    await ended
  })
  let said = ''
  program.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const deadline = performance.now() + patienceMs
  for (;;) {
    const certificate = await readFile(authority, 'utf8').catch(() => undefined)
    if (certificate !== undefined) {
      setDefaultCACertificates([...getCACertificates('bundled'), certificate])
      const answer = await fetch(`https://localhost:${port}/healthz`).catch(() => undefined)
      if (answer !== undefined) return
    }
    if (performance.now() > deadline || program.exitCode !== null) {
      throw new Error(`The proxy does not listen: ${said}`)
    }
    await setTimeout(100)
  }
}
