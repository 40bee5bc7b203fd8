import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { webBuildFolder } from '../../testing/web-build-folder.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { readWebBuild } from './read-web-build.ts'

async function startWithBuild(): Promise<World> {
  const webBuild = await readWebBuild(await webBuildFolder())
  if (webBuild === undefined) throw new Error('The test’s build was not read.')
  return startWorld('sqlite', { webBuild })
}

it.each([
  ['/auth/login', 200, 'Log in'],
  ['/auth/login/', 200, 'Log in'],
  ['/', 200, 'Log in'],
  ['/?mode=verifyEmail&oobCode=x', 200, 'Log in'],
  ['/auth/signup', 200, 'Shell'],
  ['/dashboards/learner', 200, 'Shell'],
  ['/dashboards/learner/word-practise', 200, 'Shell'],
  ['/dashboards/learner/lessons/greetings', 200, 'Shell'],
  ['/dashboards/learner/search/ewo.today', 200, 'Shell'],
  ['/dashboards/learner/courses/ewo', 200, 'Shell'],
  ['/dashboards/learner/courses/ewo/more', 404, 'Shell'],
  ['/challenge', 404, 'Shell'],
  ['/challenge/ewo', 404, 'Shell'],
  ['/words', 404, 'Shell'],
  ['/words/ewo/no-such-word', 404, 'Shell'],
  ['/print', 404, 'Shell'],
  ['/print/ewo', 200, 'Shell'],
  ['/dashboards/recorder/recordings', 200, 'Shell'],
  ['/profile', 200, 'Shell'],
  ['/terms-of-use', 200, 'Shell'],
  ['/nowhere', 404, 'Shell'],
  ['/dashboards/learner/nowhere', 404, 'Shell'],
  ['/%E0%A4%A', 404, 'Shell'],
  ['/../../etc/passwd', 404, 'Shell'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'Shell'],
])('answers %s with %i and the document "%s"', async (path, status, title) => {
  const world = await startWithBuild()
  const answer = await world.client().get(path)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(`<title>${title}</title>`)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('vary')).toContain('Cookie, Accept-Language')
})

it.each([
  [{}, 'en'],
  [{ 'accept-language': 'fr-CM,fr;q=0.9,en;q=0.8' }, 'fr'],
  [{ 'accept-language': 'en;q=0.5, fr;q=0.7' }, 'fr'],
  [{ 'accept-language': 'de, ewo' }, 'en'],
  [{ 'accept-language': 'fr;q=0, en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'mboa_language=fr' }, 'fr'],
  [{ 'accept-language': 'fr', cookie: 'mboa_language=xx' }, 'fr'],
])('chooses the language for %j: %s', async (headers, language) => {
  const world = await startWithBuild()
  const answer = await world.client().get('/auth/login', headers)
  expect(answer.text).toContain(`<html lang="${language}">`)
  expect(answer.headers.get('content-language')).toBe(language)
})

it.each(['en', 'fr'])(
  'gives the service worker the document in %s, whoever asks',
  async (language) => {
    const world = await startWithBuild()
    const headers = { 'accept-language': 'de', cookie: 'mboa_language=fr' }
    const answer = await world.client().get(`/dashboards/learner?kept=${language}`, headers)
    expect(answer.text).toContain(`<html lang="${language}">`)
  },
)

it('sends documents under the policy of the product', async () => {
  const world = await startWithBuild()
  const { headers } = await world.client().get('/auth/login')
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
    "img-src 'self' data: blob: https://lh3.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types mboa',
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('permissions-policy')).toContain('microphone=(self)')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toBeNull()
})

it('keeps hashed files for ever and asks again for the others', async () => {
  const client = (await startWithBuild()).client()
  const hashed = await client.get('/assets/app-1b2c.js')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const worker = await client.get('/sw.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  const manifest = await client.get('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  const gone = await client.get('/assets/app-0000.js')
  expect([gone.status, gone.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=UTF-8',
  ])
})

it('lets scripts and workers run nothing but its own files', async () => {
  const client = (await startWithBuild()).client()
  for (const path of ['/assets/app-1b2c.js', '/sw.js']) {
    const policy = (await client.get(path)).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
  }
})

it('sends Brotli where it is taken, and nothing where it is there already', async () => {
  const client = (await startWithBuild()).client()
  for (const path of ['/auth/login', '/assets/app-1b2c.js']) {
    const plain = await client.get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const small = await client.get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toContain('Accept-Encoding')
    expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.text)
    const etag = small.headers.get('etag') ?? ''
    const headers = { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` }
    const again = await client.get(path, headers)
    expect([again.status, again.text]).toEqual([304, ''])
  }
})

it('says so when the browser’s part is not built', async () => {
  const world = await startWorld('sqlite')
  const answer = await world.client().get('/auth/login')
  expect([answer.status, answer.text]).toEqual([
    503,
    'The browser’s part of Mboa is not built. Stop the server and run: npm start\n',
  ])
})

it('refuses a build of another shape', async () => {
  const folder = await temporaryFolder()
  expect(await readWebBuild(folder)).toBeUndefined()
  await writeFile(join(folder, 'pages.json'), '{"pages":{}}')
  await expect(readWebBuild(folder)).rejects.toThrow('shell')
})

async function workerOf(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await webBuildFolder()
  await change(folder)
  const webBuild = await readWebBuild(folder)
  if (webBuild === undefined) throw new Error('The test’s build was not read.')
  const world = await startWorld('sqlite', { webBuild })
  const answer = await world.client().get('/sw.js', { 'accept-encoding': 'br' })
  return brotliDecompressSync(answer.bytes).toString()
}

it('has another service worker where only a document or its policy is another', async () => {
  const asBuilt = await workerOf(() => Promise.resolve())
  expect(asBuilt).toMatch(/^self\.mboaBuild="[\w-]{16}";\nconsole\.log\("mboa"\)$/)
  expect(await workerOf(() => Promise.resolve())).toBe(asBuilt)
  const others = await Promise.all([
    workerOf((folder) => writeFile(join(folder, 'pages/shell.fr.html'), 'Coque')),
    workerOf(async (folder) => {
      const index = join(folder, 'pages.json')
      const pages = await readFile(index, 'utf8')
      await writeFile(index, pages.replace('sha256-AAAA', 'sha256-BBBB'))
    }),
  ])
  expect(new Set([asBuilt, ...others]).size).toBe(3)
})
