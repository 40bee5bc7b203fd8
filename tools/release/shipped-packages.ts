import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What `package-lock.json` says of a package, as far as it is read here. */
interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  /** A workspace of this repository, which `resolved` leads to. */
  link?: boolean
  resolved?: string
  /** Only asked for where it fits the machine. */
  optional?: boolean
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}

/** Where something of a package ends up: beside the server, in the browser, or as what runs it. */
export type Place = 'server' | 'web' | 'runtime'

export interface ShippedPackage {
  /** In the repository: `node_modules/hono`. Of one package there may be several versions. */
  path: string
  name: string
  version: string
  /** SPDX; undefined where the package says none. */
  licence: string | undefined
  /** SHA-512 of its archive, as npm writes it. */
  integrity: string | undefined
  /** One of several for different machines, of which each has its own. */
  isForSomeMachines: boolean
  places: Place[]
  /** Paths of what it needs itself. */
  needs: string[]
}

/**
 * Packages of which no code is called, but something is drawn or composed into what we send: they
 * are nobody's dependencies at run time.
 */
const drawnFrom: Readonly<Record<string, string>> = {
  '@expo-google-fonts/noto-sans': 'the font of words, cut to their letters (tools/word-font)',
  '@iconify-json/twemoji': 'the pictures of words (tools/pictures)',
  'cldr-localenames-full': 'the names of countries (tools/phone-countries)',
  'country-flag-icons': 'the flags of countries (web/build/country-flags.ts)',
  vite: 'the loader of the browser’s modules, which a build adds',
}

/** What is drawn from a package that ships no code; undefined for all others. */
export const useOf = (name: string): string | undefined => drawnFrom[name]

/**
 * All packages that a release has: what the server needs at run time, and what is bundled into the
 * browser's side; sorted by path. Of what differs between machines all are in it.
 */
export function listShipped(lockfile: Lockfile): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  const { packages } = lockfile
  for (const place of ['server', 'web'] as const) {
    for (const path of needsOf(packages, place)) add(path, place)
  }
  for (const name of Object.keys(drawnFrom)) add(`node_modules/${name}`, 'web', { alone: true })
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1))

  function add(path: string, place: Place, { alone = false } = {}): void {
    const locked = packages[path]
    if (locked === undefined) throw new Error(`${path} is not in the lockfile.`)
    if (locked.link === true) {
      for (const needed of needsOf(packages, locked.resolved ?? '')) add(needed, place)
      return
    }
    const known = found.get(path)
    if (known?.places.includes(place)) return
    const needs = alone ? [] : needsOf(packages, path)
    const shipped = known ?? {
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      licence: locked.license,
      integrity: locked.integrity,
      isForSomeMachines: locked.optional === true,
      places: [],
      needs,
    }
    shipped.places.push(place)
    found.set(path, shipped)
    for (const needed of needs) add(needed, place)
  }
}

/** The Node that makes a release and is copied into it, whether a package or the machine has it. */
export function describeNode(root: string): ShippedPackage {
  return {
    // The folder that has the licence, in Node's own archives and in what unpacks them.
    path: relative(root, join(process.execPath, '../..')),
    name: 'node',
    version: process.versions.node,
    licence: 'MIT',
    integrity: `sha512-${hash('sha512', readFileSync(process.execPath), 'base64')}`,
    isForSomeMachines: true,
    places: ['runtime'],
    needs: [],
  }
}

/** Those that are on this machine: the rest of what differs between machines is left out. */
export function onThisMachine(shipped: readonly ShippedPackage[], root: string): ShippedPackage[] {
  return shipped.filter(({ path, isForSomeMachines }) => {
    if (existsSync(join(root, path, 'package.json'))) return true
    if (isForSomeMachines) return false
    throw new Error(`${path} is not installed: run npm ci.`)
  })
}

/** Paths of what a package or workspace needs at run time, found as Node finds it. */
function needsOf(packages: Lockfile['packages'], from: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[from] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  )
  const names = new Set([
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...peers,
  ])
  return [...names].flatMap((name) => {
    const path = resolve(packages, from, name)
    if (path !== undefined) return [path]
    if (optionalDependencies?.[name] !== undefined) return []
    throw new Error(`${from} needs ${name}, which is not in the lockfile.`)
  })
}

function resolve(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path] !== undefined) return path
    if (folder === '') return undefined
  }
}
