import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/

/** Writes a `.br` sibling next to every text file, so that the server never compresses twice. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const source = await readFile(path)
    const compressed = await compress(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    })
    await writeFile(`${path}.br`, compressed)
  }
}
