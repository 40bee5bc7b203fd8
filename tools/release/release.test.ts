import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { composeRelease } from './compose-release.ts'

let folder: string
const inRelease = (...path: string[]) => join(folder, 'release', ...path)

/** Built where it stands, then moved where nothing of the repository is near. */
beforeAll(async () => {
  const build = join(import.meta.dirname, '../launch/build.mjs')
  await promisify(execFile)(process.execPath, [build])
  folder = await mkdtemp(join(tmpdir(), 'mboa-release-'))
  const made = join(folder, 'made')
  await composeRelease(made)
  await rename(made, inRelease())
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts it as a service does: no npm, no Node of the machine, nothing of our environment. */
async function startRelease(words: readonly string[] = []): Promise<string> {
  const server = spawn(inRelease('bin/mboa-server'), words, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /^Mboa is ready at (\S+)$/m.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    })
    server.on('close', () => reject(new Error(`It ended before it was ready: ${said}`)))
  })
}

test('a release serves by itself: ready, with its pages, their code and courses', async () => {
  const url = await startRelease()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const page = await fetch(url, { headers: { 'accept-language': 'fr' } })
  const document = await page.text()
  expect(page.status).toBe(200)
  expect(document).toContain('<html lang="fr"')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1]
  expect((await fetch(`${url}${script}`)).headers.get('content-type')).toContain('javascript')
  const courses = (await (await fetch(`${url}/api/courses`)).json()) as { courses: object[] }
  expect(courses.courses.length).toBeGreaterThan(5)
})

test('its service worker precaches every script, style and font', async () => {
  const worker = await readFile(inRelease('web/dist/client/sw.js'), 'utf8')
  const assets = await readdir(inRelease('web/dist/client/assets'))
  const wanted = assets.filter((name) => /\.(?:js|css|woff2)$/.test(name))
  const listed = worker.match(/(?<=\/assets\/)[\w.-]+\.(?:js|css|woff2)/g)
  expect(listed?.sort()).toEqual(wanted.sort())
})

test('its packs are those that the build has read already', async () => {
  const module = JSON.stringify(inRelease('server/src/modules/content/compiled-library.ts'))
  const script = `console.log(await (await import(${module})).fingerprintSources())`
  const options = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(inRelease('bin/node'), options)
  const library = await readFile(inRelease('server/dist/library.bin'))
  expect(library.toString('latin1', 0, 64)).toBe(stdout.trim())
})

test('MBOA_NODE runs it instead of the Node that it brings', async () => {
  const env = { PATH: '/usr/bin:/bin', MBOA_NODE: '/bin/echo' }
  const { stdout } = await promisify(execFile)(inRelease('bin/mboa'), ['help'], { env })
  expect(stdout).toMatch(/mboa\.ts help\n$/)
})

test('its command line runs, and what only tests and builds need is not in it', async () => {
  const { stdout } = await promisify(execFile)(inRelease('bin/mboa'), ['help'])
  expect(stdout).toContain('backup check')
  expect(stdout).toContain('import undo')
  const modules = ['vite', 'oidc-provider', 'koa'].map((name) => `node_modules/${name}`)
  const sources = ['testing', 'app.test.ts', 'http/development-openid']
  const halves = ['web', 'server/testing', 'server/cli/testing', 'server/jobs/import-jobs.test.ts']
  const paths = [
    ...modules,
    ...sources.map((name) => `server/src/${name}`),
    ...halves.map((name) => `extensions/import/${name}`),
  ]
  expect(paths.filter((path) => existsSync(inRelease(path)))).toEqual([])
})

test('it has no stand-in for Google, even when started for development', async () => {
  const url = await startRelease(['--development'])
  expect((await fetch(`${url}/dev/mailbox`)).status).toBe(200)
  expect((await fetch(`${url}/dev/openid/.well-known/openid-configuration`)).status).toBe(404)
})

test('it says what it is made of, and under which licences', async () => {
  const sbom = JSON.parse(await readFile(inRelease('sbom.cdx.json'), 'utf8')) as {
    specVersion: string
    components: { purl: string; hashes: { content: string }[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect(sbom.specVersion).toBe('1.6')
  const purls = sbom.components.map(({ purl }) => purl.replace(/@[^@]+$/, ''))
  const some = ['hono', 'pg', 'react-dom', 'country-flag-icons']
  expect(purls).toEqual(expect.arrayContaining(some.map((name) => `pkg:npm/${name}`)))
  // Chalk is a dependency of Lingui that no browser gets.
  for (const name of ['vitest', 'chalk']) expect(purls).not.toContain(`pkg:npm/${name}`)
  const node = `pkg:generic/node@${process.versions.node}`
  expect(sbom.components.map(({ purl }) => purl)).toContain(node)
  for (const { hashes } of sbom.components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  const refs = sbom.dependencies.map(({ ref }) => ref)
  expect(refs).toEqual(expect.arrayContaining(sbom.dependencies.flatMap((each) => each.dependsOn)))
  const licences = await readFile(inRelease('licences.txt'), 'utf8')
  expect(licences.includes('Meta Platforms, Inc')).toBe(true)
  expect(licences.includes('SIL OPEN FONT LICENSE')).toBe(true)
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'it asks of a machine no more libraries than the documents and the image say',
  async () => {
    const modules = globSync('node_modules/**/*.{node,so,so.*}', { cwd: inRelease() })
    expect(modules.length).toBeGreaterThan(1)
    const programs = ['bin/node', ...modules].map((each) => inRelease(each))
    const { stdout } = await promisify(execFile)('ldd', programs)
    const asked = new Set(stdout.match(/(?<=^\t)(?:\/lib64\/)?(?!libvips)[\w.+-]+\.so[.\d]*/gm))
    expect([...asked].sort()).toEqual([
      '/lib64/ld-linux-x86-64.so.2',
      'libatomic.so.1',
      'libc.so.6',
      'libdl.so.2',
      'libgcc_s.so.1',
      'libm.so.6',
      'libpthread.so.0',
      'libresolv.so.2',
      'libstdc++.so.6',
      'linux-vdso.so.1',
    ])
  },
)

test('a folder that is no release is left as it is', async () => {
  const notes = join(folder, 'notes')
  await mkdir(notes)
  await writeFile(join(notes, 'note'), 'to keep')
  await expect(composeRelease(notes)).rejects.toThrow('no release')
  expect(await readFile(join(notes, 'note'), 'utf8')).toBe('to keep')
})
