import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { LibraryParts } from './library-parts.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where the build puts it. */
export const compiledFile = join(root, 'server/dist/library.bin')

/** The packs, and all that decides what is read from them: a changed check judges again. */
const sourceFolders = [
  'content',
  'contract/src',
  'domain/src',
  'server/src/modules/content',
  'server/src/http/web-build',
].map((folder) => join(root, folder))

const fingerprintLength = 64

/** Changes with any source of the library, and with the Node that reads what it wrote itself. */
export async function fingerprintSources(folders = sourceFolders): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  hash.update(await readFile(join(root, 'package-lock.json')))
  const paths = (await Promise.all(folders.map(listSources))).flat()
  const contents = await Promise.all(paths.map((path) => readFile(path)))
  for (const [index, path] of paths.entries()) {
    const content = contents[index] ?? Buffer.alloc(0)
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.byteLength}\0`)
    hash.update(content)
  }
  return hash.digest('hex')
}

/** Writes the file whole or not at all: a server may be reading it. */
export async function writeCompiledParts(
  file: string,
  fingerprint: string,
  parts: LibraryParts,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}`
  await writeFile(part, Buffer.concat([Buffer.from(fingerprint), serialize(parts)]))
  await rename(part, file)
}

/** The parts of the file; undefined where there is none, or where it was made of other sources. */
export async function findCompiledParts(
  file: string,
  fingerprint: string,
): Promise<LibraryParts | undefined> {
  const bytes = existsSync(file) ? await readFile(file) : undefined
  if (bytes?.toString('latin1', 0, fingerprintLength) !== fingerprint) return undefined
  return deserialize(bytes.subarray(fingerprintLength)) as LibraryParts
}

async function listSources(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`))
    .sort()
}
