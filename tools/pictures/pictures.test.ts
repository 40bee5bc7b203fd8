import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loadPacks, packsFolder, pictureFile, picturesFolder } from '@mboa/content'
import { expect, test } from 'vitest'

/** Limits in bytes as sent: devices keep all pictures of a unit, and fetch those of concepts singly. */
const limits = { ofPack: 1500, ofConcept: 2500 }

test('each picture is a small drawing that runs nothing and fetches nothing', async () => {
  const units = (await loadPacks(packsFolder)).flatMap((course) => course.units)
  const words = units.flatMap(({ pack }) => pack.words)
  const ofPacks = new Set(words.flatMap(({ picture }) => (picture ? pictureFile(picture) : [])))
  const pictures = globSync('*.svg', { cwd: picturesFolder })
  expect(pictures.length).toBeGreaterThan(ofPacks.size)
  for (const name of pictures) {
    const svg = readFileSync(join(picturesFolder, name), 'utf8')
    const limit = ofPacks.has(name) ? limits.ofPack : limits.ofConcept
    expect(brotliCompressSync(svg).byteLength, name).toBeLessThanOrEqual(limit)
    expect(svg, name).not.toMatch(/<script|<style|<foreignObject|\son\w+=|href|url\(http/i)
  }
})
