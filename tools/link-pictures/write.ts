import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPicturesFolder } from '@mboa/content'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../chromium/find-chromium.ts'
import {
  drawnFile,
  linkPictureFont,
  linkPictureSize,
  listLinkPictures,
} from './compose-link-picture.ts'

/** `node tools/link-pictures/write.ts`: draws the pictures that messages show with links to courses. */
const pictures = await listLinkPictures()
for (const name of await readdir(linkPicturesFolder)) await rm(join(linkPicturesFolder, name))
const browser = await chromium.launch(findChromium())
const page = await browser.newPage({ viewport: linkPictureSize })
for (const { file, svg } of pictures) {
  const shown = svg.replace('<svg', '<svg style="display:block"')
  await page.setContent(`<style>${linkPictureFont()}</style><body style="margin:0">${shown}`)
  await page.evaluate('document.fonts.ready')
  // Sixteen colours, for smooth edges between two.
  const png = sharp(await page.screenshot()).png({ palette: true, colours: 16, effort: 10 })
  await writeFile(join(linkPicturesFolder, file), await png.toBuffer())
}
await browser.close()
const drawn = Object.fromEntries(pictures.map(({ file, drawnOf }) => [file, drawnOf]))
await writeFile(join(linkPicturesFolder, drawnFile), `${JSON.stringify(drawn, null, 2)}\n`)
console.log(`${pictures.length} pictures`)
