import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const stamp = join(root, 'node_modules/.mboa-lockfile')

/** Installs exactly what the lockfile names, when it has changed since the last time. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages the lockfile names ...')
  // Packages that want a newer Node than the one that runs npm get it: see pinned-node.mjs.
  // Their EBADENGINE warnings say nothing, hence the log level. No package needs a script.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code !== 0) {
    console.error('The packages could not be installed; see above. Is the network there?')
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}
