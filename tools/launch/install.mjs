import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, win32 } from 'node:path'
import { root, run } from './run.mjs'

const stamp = join(root, 'node_modules/.mboa-lockfile')

/** Installs exactly what the lockfile names, when it has changed since the last time. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages the lockfile names ...')
  const [program, ...args] = npmCommand(process)
  // EBADENGINE warnings concern the Node that runs npm, not the one that runs the product.
  const code = await run(program, [...args, 'ci', '--loglevel=error'])
  if (code !== 0) {
    console.error('The packages could not be installed; see above. Is the network there?')
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}

/** Runs npm's own script with Node: without a shell Node refuses to spawn npm.cmd on Windows. */
export function npmCommand({ platform, env, execPath }) {
  // Other package managers set the same variable to their own script.
  if (/[\\/]npm-cli\.js$/.test(env.npm_execpath ?? '')) return [execPath, env.npm_execpath]
  if (platform !== 'win32') return ['npm']
  return [execPath, win32.join(execPath, '../node_modules/npm/bin/npm-cli.js')]
}
