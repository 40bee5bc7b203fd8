import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  id: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { url: string }[]
}

const read = (file: string) =>
  readFileSync(new URL(`../../web/dist/client/${file}`, import.meta.url))
const readManifest = (language: string) =>
  JSON.parse(read(`manifest.${language}.webmanifest`).toString()) as Manifest
const [en, fr] = [readManifest('en'), readManifest('fr')]

test('every icon of the manifest is there in its size', () => {
  for (const { src, sizes, type } of en.icons) {
    const icon = read(src)
    const size = `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`
    expect(size).toBe(type === 'image/png' ? sizes : size)
  }
  expect(new Set(en.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
})

test('both languages install one app', () => {
  expect([fr.id, fr.start_url, fr.icons]).toEqual([en.id, en.start_url, en.icons])
  expect(fr.shortcuts.map(({ url }) => url)).toEqual(en.shortcuts.map(({ url }) => url))
})
