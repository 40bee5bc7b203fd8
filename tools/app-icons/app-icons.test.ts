import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicFolder } from './app-icons.ts'

interface Manifest {
  id: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { url: string }[]
}

const read = async (language: string) =>
  JSON.parse(
    await readFile(join(publicFolder, `manifest.${language}.webmanifest`), 'utf8'),
  ) as Manifest

const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test.each(['en', 'fr'])(
  'every icon of the manifest (%s) is there in its size',
  async (language) => {
    const { icons } = await read(language)
    for (const { src, sizes, type } of icons) {
      const path = join(publicFolder, src)
      expect(existsSync(path)).toBe(true)
      if (type === 'image/png') expect(sizeOfPng(await readFile(path))).toBe(sizes)
    }
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  },
)

test('both languages install one app', async () => {
  const [en, fr] = [await read('en'), await read('fr')]
  expect([fr.id, fr.start_url, fr.icons]).toEqual([en.id, en.start_url, en.icons])
  expect(fr.shortcuts.map(({ url }) => url)).toEqual(en.shortcuts.map(({ url }) => url))
})
