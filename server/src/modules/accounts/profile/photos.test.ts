import { api, addressOf, profileSchema } from '@mboa/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { settlingMs } from '../../../platform/blobs/sweep-blobs.ts'
import { sendFile, sendJson } from '../../../testing/call-as-page.ts'
import { describeEngines } from '../../../testing/engines.ts'
import { signIn } from '../../../testing/people.ts'
import { hugePng, phonePhoto } from '../../../testing/pictures.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World, listBlobs } from '../../../testing/world.ts'

const put = (world: World, client: TestClient, file: Buffer | string) =>
  sendFile(world, client, api.replacePhoto.path, file)

async function setPhoto(world: World, client: TestClient, file: Buffer): Promise<string> {
  const answer = await put(world, client, file)
  return answer.as(profileSchema).user.photoURL ?? ''
}

/** How many files are left when the sweep has seen to those that were let go of. */
async function countSettledBlobs(world: World): Promise<number> {
  world.clock.advance(settlingMs + 1)
  await world.app.sweep()
  return (await listBlobs(world)).length
}

describeEngines('a photo', (engine) => {
  it('is kept small, upright and without a word of where it was taken', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const original = await phonePhoto()
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('PhoneMaker')
    const path = await setPhoto(world, client, original)
    expect(path).toMatch(/^\/api\/photos\/[\w-]{43}$/)
    const answer = await world.client().get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const kept = await sharp(answer.bytes).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc]).toEqual(Array(4).fill(undefined))
    expect(answer.bytes.toString('latin1')).not.toContain('PhoneMaker')
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const file = await sharp(await phonePhoto())
      .toFormat(format)
      .toBuffer()
    expect(await setPhoto(world, client, file)).toContain('/api/photos/')
  })

  it('is refused as SVG, as a bomb, broken, empty or as something else', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const photo = await phonePhoto()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    const tiff = await sharp(photo).tiff().toBuffer()
    const bombs = [hugePng(9_000), hugePng(30_000)]
    const files = [
      drawing,
      tiff,
      svg,
      `<?xml version="1.0"?>${svg}`,
      `\n${svg}`,
      '',
      'GIF89a',
      '%PDF-1.7',
      '<html>',
      photo.subarray(0, 400),
      Buffer.concat([Buffer.from(svg), photo]),
      ...bombs,
    ]
    const heldBefore = process.memoryUsage().rss
    for (const file of files) {
      const answer = await put(world, client, file)
      expect([answer.status, answer.error.code]).toEqual([400, 'invalid-photo'])
    }
    const grown = (process.memoryUsage().rss - heldBefore) / 2 ** 20
    expect(grown).toBeLessThan(50)
    expect(await countSettledBlobs(world)).toBe(0)
  })

  it('is refused above five megabytes, whatever the length claims', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    for (const claimed of [String(large.length), '10']) {
      const headers = { origin: world.origin, 'content-length': claimed }
      const answer = await client.send('PUT', api.replacePhoto.path, {
        headers,
        body: large,
      })
      expect([answer.status, answer.error.code]).toEqual([413, 'too-large'])
    }
  })

  it('replaces the one before, whose address and bytes are gone', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const first = await setPhoto(world, client, await phonePhoto('#111111'))
    const { headers } = await client.get(first)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await client.get(first, known)).status).toBe(304)
    const second = await setPhoto(world, client, await phonePhoto('#eeeeee'))
    expect((await client.get(first, known)).status).toBe(404)
    expect((await client.get(second)).status).toBe(200)
    expect(await countSettledBlobs(world)).toBe(1)
    const removed = await sendJson(world, client, 'DELETE', api.removePhoto.path)
    expect(removed.as(profileSchema).user.photoURL).toBeNull()
    expect((await client.get(second)).status).toBe(404)
    expect(await countSettledBlobs(world)).toBe(0)
  })

  it('that two people chose stays for the one who keeps it', async () => {
    const world = await startWorld(engine)
    const eve = { email: 'eve@example.com', phoneNumber: '+237670000002' }
    const [one, other] = [await signIn(world), await signIn(world, eve)]
    const photo = await phonePhoto()
    const [first, second] = [await setPhoto(world, one, photo), await setPhoto(world, other, photo)]
    expect(second).not.toBe(first)
    await sendJson(world, one, 'DELETE', api.removePhoto.path)
    expect((await other.get(second)).status).toBe(200)
    expect(await countSettledBlobs(world)).toBe(1)
  })

  it.each(['x', '../../etc/passwd', 'a'.repeat(64)])('is not found as %j', async (name) => {
    const world = await startWorld(engine)
    const path = addressOf(api.readPhoto, { params: { photo: encodeURIComponent(name) } })
    expect((await world.client().get(path)).status).toBe(404)
  })
})

it('waits behind ten others at most, and learns when to come again', { tags: 'long' }, async () => {
  const world = await startWorld('sqlite')
  const client = await signIn(world)
  const photo = await phonePhoto()
  const answers = await Promise.all(Array.from({ length: 14 }, () => put(world, client, photo)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  for (const { status, error, headers } of refused) {
    expect([status, error.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
  }
  expect((await put(world, client, photo)).status).toBe(200)
})
