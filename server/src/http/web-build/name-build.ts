import { createHash } from 'node:crypto'
import { fixedHeaders } from '../security-headers.ts'
import { compress, type Document } from './read-web-build.ts'
import { createStaticFile, type StaticFile } from './static-file.ts'

/**
 * The service worker's script with the name of its build before it: a browser takes a version of
 * the app as new when this script has changed, and what it keeps of a document is the document
 * with its headers. The same on every server that answers the same.
 * @param worker the script as the build left it
 * @param policy what the documents are sent under
 */
export function nameBuild(worker: StaticFile, shell: Document, policy: string): StaticFile {
  const hash = createHash('sha256')
  const headers = JSON.stringify([policy, fixedHeaders])
  for (const part of [worker.content, shell.en.content, shell.fr.content, headers]) {
    hash.update(part)
  }
  const name = hash.digest('base64url').slice(0, 16)
  const script = Buffer.concat([Buffer.from(`self.mboaBuild="${name}";\n`), worker.content])
  return createStaticFile('sw.js', script, compress(script))
}
