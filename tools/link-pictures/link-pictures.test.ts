import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPicturesFolder } from '@mboa/content'
import { expect, test } from 'vitest'
import { drawnFile, linkPictureSize, listLinkPictures } from './compose-link-picture.ts'

const pictures = await listLinkPictures()

/** Who opens a message pays for it: a tenth of what messengers take. */
const mostBytes = 30_000

test('every course has its pictures in every language, drawn as it is called now (else: node tools/link-pictures/write.ts)', async () => {
  const drawn = JSON.parse(await readFile(join(linkPicturesFolder, drawnFile), 'utf8')) as unknown
  expect(drawn).toEqual(Object.fromEntries(pictures.map(({ file, drawnOf }) => [file, drawnOf])))
  const files = (await readdir(linkPicturesFolder)).filter((name) => name.endsWith('.png'))
  expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted())
})

test('each is a small PNG of the size that messengers show', async () => {
  for (const { file } of pictures) {
    const png = await readFile(join(linkPicturesFolder, file))
    expect(png.subarray(1, 4).toString(), file).toBe('PNG')
    const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
    expect(size, file).toEqual(linkPictureSize)
    expect(png.byteLength, file).toBeLessThanOrEqual(mostBytes)
  }
})
