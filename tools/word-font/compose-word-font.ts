import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { wordLetters } from './word-letters.ts'

const { resolve } = createRequire(import.meta.url)

/** The one weight that words are set in (the visual language's rule: one file, no other weight). */
const source = resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')
const licence = resolve('@expo-google-fonts/noto-sans/LICENSE_FONT')

/**
 * `mark` puts a mark on its letter, `mkmk` a mark on a mark (ɛ̰̂), `ccmp` takes the dot off an i
 * that carries one. Kerning would cost 700 bytes.
 */
export const keepFeatures = ['mark', 'mkmk', 'ccmp']

/** Files of the word font by their name, as they stand in `web/src/ui/fonts`. */
export async function composeWordFont(): Promise<ReadonlyMap<string, Buffer>> {
  const font = await subsetFont(await readFile(source), wordLetters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  })
  return new Map([
    ['mboa-noto-600.woff2', font],
    ['mboa-noto-600.OFL.txt', await readFile(licence)],
  ])
}

/** `node tools/word-font/compose-word-font.ts`: writes the font of the languages being learnt. */
if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../web/src/ui/fonts')
  await mkdir(folder, { recursive: true })
  for (const [name, content] of await composeWordFont()) {
    await writeFile(join(folder, name), content)
    console.log(`${name}: ${content.length} bytes`)
  }
}
