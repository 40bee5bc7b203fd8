import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium/find-chromium.ts'
import { appIcons, composeIcon, publicFolder } from './app-icons.ts'

/** `node tools/app-icons/write.ts`: draws the icons of the installed app from the mark. */
const browser = await chromium.launch(findChromium())
for (const icon of appIcons) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } })
  const svg = (await composeIcon(icon)).replace('<svg', '<svg style="display:block"')
  await page.setContent(`<body style="margin:0">${svg}`)
  await page.screenshot({ path: join(publicFolder, icon.file), omitBackground: true })
  await page.close()
}
await browser.close()
