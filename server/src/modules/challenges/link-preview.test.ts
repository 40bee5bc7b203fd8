import { api, addressOf, pagePaths } from '@mboa/contract'
import { encodeChallenge } from '@mboa/domain'
import fc from 'fast-check'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { withPreview } from '../../http/web-build/link-preview.ts'
import { readWebBuild } from '../../http/web-build/read-web-build.ts'
import { createStaticFile } from '../../http/web-build/static-file.ts'
import { webBuildFolder } from '../../testing/web-build-folder.ts'
import { startWorld, type World } from '../../testing/world.ts'

const days = ['ewo.day-sunday', 'ewo.day-monday', 'ewo.day-tuesday']
const code = encodeChallenge('ewo', days)
const path = `${pagePaths.challenge}/ewo/${code}`
const inFrench = { 'accept-language': 'fr-CM,fr;q=0.9' }

async function startWithBuild(): Promise<World> {
  const webBuild = await readWebBuild(await webBuildFolder())
  if (webBuild === undefined) throw new Error('The test’s build was not read.')
  return startWorld('sqlite', { webBuild, origin: 'https://mboa.example' })
}

/** What a messenger reads of a document. */
function propertiesOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([a-z_:]+)" content="([^"<>]*)">/g)
  return Object.fromEntries(Array.from(found, ([, name = '', content = '']) => [name, content]))
}

it('shows a messenger what the link is, in the language of who reads it', async () => {
  const client = (await startWithBuild()).client()
  const english = await client.get(path)
  expect(english.status).toBe(200)
  expect(propertiesOf(english.text)).toEqual({
    'og:type': 'website',
    'og:site_name': 'Mboa',
    'og:title': 'Do you know these 3 Ewondo words?',
    'og:description': 'Two minutes, no account needed. Guess: you’ll see the answer right away.',
    'og:url': `https://mboa.example${path}`,
    'og:image': 'https://mboa.example/api/challenge-pictures/ewo.en.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Do you know these 3 Ewondo words?',
    'twitter:card': 'summary_large_image',
  })
  expect(english.text).toContain('<title>Do you know these 3 Ewondo words? · Mboa</title>')
  const french = await client.get(path, inFrench)
  expect(propertiesOf(french.text)).toMatchObject({
    'og:title': 'Éwondo\u00a0: connaissez-vous ces 3 mots\u00a0?',
    'og:image': 'https://mboa.example/api/challenge-pictures/ewo.fr.png',
  })
  expect(french.headers.get('content-language')).toBe('fr')
})

it('is sent as other documents are: under the same policy, compressed, and known by its tag', async () => {
  const client = (await startWithBuild()).client()
  const login = await client.get(pagePaths.login)
  const small = await client.get(path, { 'accept-encoding': 'br' })
  for (const name of ['content-security-policy', 'cache-control', 'referrer-policy']) {
    expect(small.headers.get(name), name).toBe(login.headers.get(name))
  }
  expect(small.headers.get('vary')).toContain('Cookie, Accept-Language')
  expect(brotliDecompressSync(small.bytes).toString()).toBe((await client.get(path)).text)
  const etag = small.headers.get('etag') ?? ''
  const again = await client.get(path, { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(client.setCookies).toEqual([])
})

it('counts the words that are left, and shows nothing where none is', async () => {
  const client = (await startWithBuild()).client()
  const titleOf = async (items: readonly string[], headers = {}) => {
    const answer = await client.get(
      `${pagePaths.challenge}/ewo/${encodeChallenge('ewo', items)}`,
      headers,
    )
    return [answer.status, propertiesOf(answer.text)['og:title']]
  }
  const one = ['ewo.was-there-once', 'ewo.day-sunday']
  expect(await titleOf(one)).toEqual([200, 'Do you know this Ewondo word?'])
  const oneInFrench = 'Éwondo\u00a0: connaissez-vous ce mot\u00a0?'
  expect(await titleOf(one, inFrench)).toEqual([200, oneInFrench])
  expect(await titleOf(['ewo.was-there-once'])).toEqual([404, undefined])
})

it.each([
  ['without a code', `${pagePaths.challenge}/ewo`],
  ['of a code that was cut', path.slice(0, -1)],
  ['with more after it', `${path}/more`],
  ['of another course', `${pagePaths.challenge}/dua/${code}`],
  ['of no course', `${pagePaths.challenge}/constructor/${code}`],
  ['with markup', `${pagePaths.challenge}/ewo/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E`],
  ['with markup for a course', `${pagePaths.challenge}/%22%3E%3Cimg%20src%3Dx%3E/${code}`],
  ['with a way out', `${pagePaths.challenge}/..%2f..%2fetc/${code}`],
  ['with a malformed escape', `${pagePaths.challenge}/ewo/%E0%A4%A`],
])('answers the page and nothing of the address %s', async (_how, broken) => {
  const client = (await startWithBuild()).client()
  const answer = await client.get(broken)
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('<title>Shell</title>')
  expect(propertiesOf(answer.text)).toEqual({})
  expect(answer.text).not.toMatch(/<script|<img|alert/)
})

it('never breaks out of its tags, whatever a course is called', async () => {
  const shell = createStaticFile('a.html', Buffer.from('<head><title>x</title></head>'), undefined)
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (title, description) => {
      const given = { title, description, address: title, picture: description }
      const page = await withPreview(shell, given)
      const html = Buffer.from(page.content).toString()
      expect(html.match(/<[^>]*>/g)?.length).toBe(5 + 11 - 1)
      expect(html.startsWith('<head><title>')).toBe(true)
      expect(html.endsWith('>\n</head>') || html.endsWith('></head>')).toBe(true)
    }),
  )
  const hostile = { title: `"><script>alert('$&')</script>`, description: '$`', address: '' }
  const page = await withPreview(shell, { ...hostile, picture: undefined })
  const html = Buffer.from(page.content).toString()
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)')
})

it('has its picture for anybody, and none of a course that is not shown', async () => {
  const world = await startWithBuild()
  const pictureOf = (name: string) =>
    world.client().get(addressOf(api.readChallengePicture, { params: { picture: name } }))
  const picture = await pictureOf('ewo.fr.png')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
  const [unlisted = ''] = world.context.library.unlisted
  expect(unlisted).not.toBe('')
  for (const name of [
    `${unlisted}.fr.png`,
    'ewo.de.png',
    'xyz.fr.png',
    'drawn.json',
    '..%2fewo.fr.png',
  ]) {
    expect((await pictureOf(name)).status, name).toBe(404)
  }
})
