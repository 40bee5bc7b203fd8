import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPicturesFolder } from '@mboa/content'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../browsers/find-browsers.ts'
import { drawnFile, linkPictureSize, listLinkPictures } from './compose-link-picture.ts'

/** The font inside the page, so that every machine draws the same letters. */
async function fontFace(weight: number, file: string): Promise<string> {
  const font = import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`)
  const bytes = await readFile(new URL(font), 'base64')
  return `@font-face{font-family:"Noto Sans";font-weight:${weight};src:url(data:font/ttf;base64,${bytes})}`
}
const fonts = [
  await fontFace(400, '400Regular/NotoSans_400Regular.ttf'),
  await fontFace(600, '600SemiBold/NotoSans_600SemiBold.ttf'),
]

/** `node tools/link-pictures/write.ts`: draws the pictures that messages show with links to courses. */
const pictures = await listLinkPictures()
for (const name of await readdir(linkPicturesFolder)) await rm(join(linkPicturesFolder, name))
const browser = await chromium.launch(findChromium())
const page = await browser.newPage({ viewport: linkPictureSize })
for (const { file, svg } of pictures) {
  const shown = svg.replace('<svg', '<svg style="display:block"')
  await page.setContent(`<style>${fonts.join('')}</style><body style="margin:0">${shown}`)
  await page.evaluate('document.fonts.ready')
  // Sixteen colours, for smooth edges between two.
  const png = sharp(await page.screenshot()).png({ palette: true, colours: 16, effort: 10 })
  await writeFile(join(linkPicturesFolder, file), await png.toBuffer())
}
await browser.close()
const drawn = Object.fromEntries(pictures.map(({ file, drawnOf }) => [file, drawnOf]))
await writeFile(join(linkPicturesFolder, drawnFile), `${JSON.stringify(drawn, null, 2)}\n`)
console.log(`${pictures.length} pictures`)
