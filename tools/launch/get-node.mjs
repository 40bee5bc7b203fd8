import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix, win32 } from 'node:path'
import { root } from './run.mjs'

/** Oldest Node without a known vulnerability. Version managers read the same file. */
const safe = readFileSync(join(root, '.node-version'), 'utf8').trim()

/** Distributions can build Node without type stripping, which the product needs. */
const printVersion = "process.features.typescript ? process.version : 'no TypeScript'"

/** Path of the Node that runs the product (decision 0072). */
export function getNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { platform, env, execPath } = process
  const packages = Object.keys(optionalDependencies)
  const nodes = listNodes({ platform, env, execPath, root, packages }).map((path) => ({
    path,
    version: versionOf(path),
  }))
  const node = chooseNode(nodes, safe)
  const advice = `Install Node ${safe} or newer from https://nodejs.org, and start with it or set MBOA_NODE to its path.`
  if (node === undefined) {
    console.error(`Mboa found no Node that it runs on (${platform}, ${process.arch}). ${advice}`)
    process.exit(1)
  }
  if (isOlder(node.version, safe)) {
    console.warn(`Node ${node.version} lacks a security release. ${advice}`)
  }
  return node.path
}

/** Nodes that may be there, the preferred ones first. */
export function listNodes({ platform, env, execPath, root, packages }) {
  if (env.MBOA_NODE) return [env.MBOA_NODE]
  const [{ join }, program] = platform === 'win32' ? [win32, 'node.exe'] : [posix, 'node']
  return [...packages.map((name) => join(root, 'node_modules', name, 'bin', program)), execPath]
}

/** The first safe Node, else the first of that major version or a newer one. */
export function chooseNode(nodes, safe) {
  const usable = nodes.filter(({ version }) => version && !isOlder(version, safe.split('.')[0]))
  return usable.find(({ version }) => !isOlder(version, safe)) ?? usable[0]
}

const isOlder = (version, other) => version.localeCompare(other, 'en', { numeric: true }) < 0

/** Undefined for a program that is missing, made for another machine, or without TypeScript. */
function versionOf(path) {
  const { stdout } = spawnSync(path, ['-p', printVersion], { encoding: 'utf8' })
  return /^v([\d.]+)/.exec(stdout ?? '')?.[1]
}
