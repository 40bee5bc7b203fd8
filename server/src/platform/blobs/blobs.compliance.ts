import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Blobs } from './blobs.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const read = async (blobs: Blobs, hash: string, range?: { start: number; end: number }) =>
  (await buffer(Readable.from(blobs.read(hash, range)))).toString()

/** What every store of blobs must do; each adapter runs it. */
export function describeBlobs(name: string, open: () => Promise<Blobs>): void {
  describe(`blobs: ${name}`, () => {
    it('names content by its hash and gives it back', async () => {
      const blobs = await open()
      const stored = await blobs.put([bytes('mbolo '), bytes('mboa')])
      expect(stored).toEqual({ hash: hashOf('mbolo mboa'), bytes: 10 })
      expect(await blobs.find(stored.hash)).toEqual(stored)
      expect(await read(blobs, stored.hash)).toBe('mbolo mboa')
    })

    it('reads a part', async () => {
      const blobs = await open()
      const { hash } = await blobs.put([bytes('0123456789')])
      expect(await read(blobs, hash, { start: 3, end: 6 })).toBe('345')
    })

    it('answers whoever reads what is not there, and nobody else', async () => {
      const blobs = await open()
      const reading = blobs.read(hashOf('unknown'))
      // Opened by now, had it been opened at once; its failure would end the process.
      await setTimeout(20)
      await expect(buffer(Readable.from(reading))).rejects.toThrow()
    })

    it('takes the same content twice, also at once', async () => {
      const blobs = await open()
      const all = await Promise.all(Array.from({ length: 8 }, () => blobs.put([bytes('same')])))
      expect(new Set(all.map((stored) => stored.hash))).toEqual(new Set([hashOf('same')]))
      expect(await read(blobs, hashOf('same'))).toBe('same')
    })

    it('stores nothing when the source breaks off', async () => {
      const blobs = await open()
      const broken = function* () {
        yield bytes('half')
        throw new Error('cut')
      }
      await expect(blobs.put(broken())).rejects.toThrow('cut')
      expect(await blobs.find(hashOf('half'))).toBeUndefined()
    })

    it('finds nothing under an unknown hash, and forgets what is removed', async () => {
      const blobs = await open()
      expect(await blobs.find(hashOf('unknown'))).toBeUndefined()
      const { hash } = await blobs.put([bytes('gone')])
      await blobs.remove(hash)
      await blobs.remove(hash)
      expect(await blobs.find(hash)).toBeUndefined()
    })

    it('refuses names that are not hashes', async () => {
      const blobs = await open()
      await expect(blobs.find('../../etc/passwd')).rejects.toThrow('Not the name of a blob')
    })

    it('keeps the mark that distinguishes it from others', async () => {
      const blobs = await open()
      expect(await blobs.readMark()).toBeUndefined()
      await blobs.writeMark('one')
      await blobs.writeMark('another')
      expect(await blobs.readMark()).toBe('another')
    })

    it('answers that it is there', async () => {
      const blobs = await open()
      await expect(blobs.ping()).resolves.toBeUndefined()
    })
  })
}
