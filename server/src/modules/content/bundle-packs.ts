import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib'
import { maxPacksBytes } from '@mboa/contract'
import { createStaticFile, type StaticFile } from '../../http/web-build/static-file.ts'
import { packCompression } from './library-parts.ts'

/**
 * Several packs in one answer, a line each. Compressed together they take three quarters of what
 * they take apart, and each can be read as soon as its own bytes have come, whatever follows.
 */
export async function bundlePacks(packs: readonly StaticFile[]): Promise<StaticFile> {
  const lines = packs.map(({ content }) => Buffer.concat([content, newLine]))
  const compressor = createBrotliCompress({ params: packCompression })
  const [compressed] = await Promise.all([buffer(compressor), writeEach(compressor, lines)])
  return createStaticFile('packs.jsonl', Buffer.concat(lines), compressed)
}

const newLine = Buffer.from('\n')

async function writeEach(compressor: BrotliCompress, lines: readonly Buffer[]): Promise<void> {
  for (const line of lines) {
    compressor.write(line)
    await new Promise<void>((flushed) => {
      compressor.flush(constants.BROTLI_OPERATION_FLUSH, flushed)
    })
  }
  compressor.end()
}

/** Returns the first packs, up to `maxPacksBytes` but at least one. */
export function fitPacks(packs: readonly StaticFile[]): readonly StaticFile[] {
  let bytes = 0
  const end = packs.findIndex(({ content }, at) => {
    bytes += content.byteLength
    return at > 0 && bytes > maxPacksBytes
  })
  return end === -1 ? packs : packs.slice(0, end)
}
