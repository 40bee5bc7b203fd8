import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPicturesFolder } from '@mboa/content'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../chromium/find-chromium.ts'
import { linkPictureFont, linkPictureSize } from './compose-link-picture.ts'
import { encodeRamp } from './encode-ramp.ts'
import { drawnFile, listLinkPictures } from './list-link-pictures.ts'

const ground = [0x17, 0x1b, 0x52] as const
const ink = [0xff, 0xff, 0xff] as const

/** Runs in the page: one digit, of sixteen, for each pixel's way from the ground's red to the ink's. */
const readPixels = (picture: string) => `(async () => {
  const image = new Image()
  image.src = 'data:image/png;base64,${picture}'
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const share = (red) => Math.round((15 * (red - ${ground[0]})) / ${ink[0] - ground[0]})
  return Array.from({ length: data.length / 4 }, (_, at) =>
    Math.max(0, share(data[4 * at])).toString(16),
  ).join('')
})()`

async function readShares(page: Page): Promise<Uint8Array> {
  const picture = (await page.screenshot()).toString('base64')
  const digits = await page.evaluate<string>(readPixels(picture))
  return Uint8Array.from(digits, (digit) => Number.parseInt(digit, 16))
}

/** `node tools/link-pictures/write.ts`: draws what stands beside a challenge's link in a message. */
const pictures = await listLinkPictures()
for (const name of await readdir(linkPicturesFolder)) await rm(join(linkPicturesFolder, name))
const browser = await chromium.launch(findChromium())
const page = await browser.newPage({ viewport: linkPictureSize })
for (const { file, svg } of pictures) {
  const shown = svg.replace('<svg', '<svg style="display:block"')
  await page.setContent(`<style>${linkPictureFont()}</style><body style="margin:0">${shown}`)
  await page.evaluate('document.fonts.ready')
  const shares = await readShares(page)
  const png = encodeRamp({ ...linkPictureSize, from: ground, to: ink, shares })
  await writeFile(join(linkPicturesFolder, file), png)
}
await browser.close()
const drawn = Object.fromEntries(pictures.map(({ file, drawnOf }) => [file, drawnOf]))
await writeFile(join(linkPicturesFolder, drawnFile), `${JSON.stringify(drawn, null, 2)}\n`)
console.log(`${pictures.length} pictures`)
