import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../browsers/find-browsers.ts'

const folder = join(import.meta.dirname, '../../web/public')
const mark = await readFile(join(folder, 'icon.svg'), 'utf8')
const ground = '<rect width="48" height="48" rx="8"'
if (!mark.includes(ground)) throw new Error('The mark has no ground any more')
/** The system cuts the shape itself, up to a fifth off each side: the ground reaches the edges. */
const fullBleed = mark.replace(ground, '<rect x="-9" y="-9" width="66" height="66"')

/** Name, size, drawing and its square that is shown. */
const icons = [
  ['icon-192.png', 192, mark, '0 0 48 48'],
  ['icon-512.png', 512, mark, '0 0 48 48'],
  ['icon-maskable-512.png', 512, fullBleed, '-6 -6 60 60'],
  ['icon-apple-180.png', 180, fullBleed, '-2 -2 52 52'],
] as const

/** `node tools/app-icons/write.ts`: draws the icons of the installed app from the mark. */
const browser = await chromium.launch(findChromium())
for (const [file, size, drawing, square] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const shown = drawing.replace('viewBox="0 0 48 48"', `viewBox="${square}" style="display:block"`)
  await page.setContent(`<body style="margin:0">${shown}`)
  await page.screenshot({ path: join(folder, file), omitBackground: true })
  await page.close()
}
await browser.close()
