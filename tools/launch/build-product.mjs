import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const inputs = ['web/src', 'web/build', 'web/public', 'domain/src', 'contract/src', 'content']
const inputFiles = ['web/vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const stamp = join(root, 'web/dist/.inputs')

/** Builds both sides, as far as anything they are made from has changed. */
export async function buildProduct(node) {
  await buildWeb(node)
  const code = await run(node, ['server/src/compile-packs.ts'])
  if (code !== 0) process.exit(code)
}

/** Builds the browser's side when anything it is made from has changed. */
async function buildWeb(node) {
  const wanted = hashOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web app ...')
  const code = await run(node, ['web/build/build.ts'])
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, wanted)
}

function hashOfInputs() {
  const hash = createHash('sha256')
  const files = [
    ...inputFiles,
    ...inputs.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length)),
    ),
  ]
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
