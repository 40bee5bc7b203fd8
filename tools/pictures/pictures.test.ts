import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { conceptsFolder, packsFolder, picturesFolder } from '@mboa/content'
import { expect, test } from 'vitest'
import { composePictures } from './compose-pictures.ts'

const pictures = await composePictures(packsFolder, conceptsFolder)

/** Most bytes of one drawing as it is sent, compressed: a device that keeps a unit keeps them all. */
const mostBytes = 1500
/** Those of concepts come one at a time, each when a recorder is asked for its word. */
const mostBytesOfConcept = 2500

test('the pictures are those that packs and concepts show, no more and no fewer (else: npm run pictures)', async () => {
  const files = (await readdir(picturesFolder)).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual([...pictures.keys()])
  for (const [name, svg] of pictures) {
    expect(await readFile(join(picturesFolder, name), 'utf8')).toBe(svg)
  }
})

test('each is a small drawing that runs nothing and fetches nothing', async () => {
  const ofPacks = await composePictures(packsFolder)
  for (const [name, svg] of pictures) {
    const most = ofPacks.has(name) ? mostBytes : mostBytesOfConcept
    expect(brotliCompressSync(svg).byteLength, name).toBeLessThanOrEqual(most)
    expect(svg, name).not.toMatch(/<script|<style|<foreignObject|\son\w+=|href|url\(http/i)
  }
})
