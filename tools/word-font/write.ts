import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { keepFeatures, wordLetters } from './word-letters.ts'

const noto = (file: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`))
const folder = new URL('../../web/src/ui/fonts/', import.meta.url)

/** `node tools/word-font/write.ts`: writes the font of the languages being learnt, in one weight. */
const font = await subsetFont(
  await readFile(noto('600SemiBold/NotoSans_600SemiBold.ttf')),
  wordLetters,
  { targetFormat: 'woff2', keepFeatures, noHinting: true },
)
await mkdir(folder, { recursive: true })
await writeFile(new URL('mboa-noto-600.woff2', folder), font)
await copyFile(noto('LICENSE_FONT'), new URL('mboa-noto-600.OFL.txt', folder))
console.log(`${font.length} bytes`)
