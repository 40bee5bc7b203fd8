import { ReadableStream } from 'node:stream/web'
import { createTarDecoder } from 'modern-tar'
import { type Chunks, FormatError } from '../model.ts'

/** A file of a tape archive; what is not read of it is passed over. */
export interface TarFile {
  /** With its folders, as the archive has it: nothing keeps it from leading elsewhere. */
  readonly name: string
  readonly bytes: number
  readonly read: () => AsyncGenerator<Uint8Array, void>
}

/**
 * Reads an archive of tar (ustar, pax, GNU) from front to back: plain files alone, neither links nor
 * anything else. The library refuses names and attributes of one file beyond 8 MiB.
 * @throws FormatError where it is no such archive, or breaks off
 */
export async function* readTar(chunks: Chunks): AsyncGenerator<TarFile, void> {
  let failure: unknown
  const source = async function* () {
    try {
      yield* chunks
    } catch (error) {
      failure = error
      throw error
    }
  }
  /** Errors of the library are about the archive; the source's own are passed on. */
  const guard = async function* <Piece>(pieces: AsyncIterable<Piece>) {
    try {
      yield* pieces
    } catch (error) {
      throw error === failure
        ? error
        : new FormatError('this is no whole archive of tar', 1, 'damaged')
    }
  }
  const entries = ReadableStream.from(source()).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of guard(entries)) {
    const { name, size, type } = header
    if (type === 'file') yield { name, bytes: size, read: () => guard(body) }
    await body.cancel()
  }
}
