import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The fields of a package in `package-lock.json` that are read here. */
interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  /** The folder of a workspace. */
  resolved?: string
  dev?: boolean
  /** Whether it is a workspace of ours. */
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  /** Packages that are only installed on machines that they fit. */
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

interface PackageVersion {
  name: string
  version: string
}

export interface ShippedPackage extends PackageVersion {
  /** In the repository: `node_modules/hono`. */
  path: string
  licence: string
  /** SHA-512 of its archive, as npm writes it. */
  integrity: string
  use: 'server' | 'browser' | 'runtime'
  /** Paths of its dependencies. */
  needs: readonly string[]
}

export const root = join(import.meta.dirname, '../..')

export const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(root, path), 'utf8'))

export const { packages: lockedPackages } = readJson('package-lock.json') as {
  packages: Readonly<Record<string, LockedPackage>>
}

/**
 * Packages that reach the browser without being bundled: we draw or compose files from their data,
 * and Vite adds a loader of modules.
 */
export const furtherPackages = [
  '@expo-google-fonts/noto-sans',
  '@iconify-json/twemoji',
  'cldr-localenames-full',
  'country-flag-icons',
  'vite',
].map((name) => `node_modules/${name}`)

/** Lists everything of others that a release from this machine contains, after a build. */
export function listShipped(): ShippedPackage[] {
  const extensions = Object.keys(lockedPackages).filter((path) => path.startsWith('extensions/'))
  const needed = new Set(['server', ...extensions])
  // The loop also visits what it adds.
  for (const path of needed) for (const each of listNeeds(path)) needed.add(each)
  const server = [...needed].filter((path) => path.includes('node_modules/'))
  const bundled = readJson('web/dist/client/.vite/licences.json') as PackageVersion[]
  const browser = new Set([...bundled.flatMap(findPaths), ...furtherPackages]).difference(needed)
  return [
    ...server.map((path) => describe(path, 'server')),
    ...Array.from(browser, (path) => describe(path, 'browser')),
    describeNode(),
  ]
}

const findPaths = ({ name, version }: PackageVersion) =>
  Object.keys(lockedPackages).filter(
    (path) => nameOf(path) === name && lockedPackages[path]?.version === version,
  )

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

function describe(path: string, use: 'server' | 'browser'): ShippedPackage {
  const { version = '', license: licence = '', integrity = '' } = lockedPackages[path] ?? {}
  const needs = use === 'server' ? listNeeds(path) : []
  return { path, name: nameOf(path), version, licence, integrity, use, needs }
}

/** Lists the paths of what a package or workspace needs at run time on this machine. */
function listNeeds(from: string): string[] {
  const { dependencies, optionalDependencies = {}, ...peers } = lockedPackages[from] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peers.peerDependencies })
    .filter((name) => peers.peerDependenciesMeta?.[name]?.optional !== true)
    .map((name) => ({ name, path: find(name, from) }))
    .filter(({ name, path }) => !(name in optionalDependencies) || existsSync(join(root, path)))
    .map(({ path }) => lockedPackages[path]?.resolved ?? path)
}

/** Finds a package as Node does: in the folder that imports it, else in one above. */
function find(name: string, folder: string): string {
  const path = posix.join(folder, 'node_modules', name)
  return path in lockedPackages || folder === '.' ? path : find(name, posix.dirname(folder))
}

/** Describes the Node that runs this, which a release gets a copy of. */
function describeNode(): ShippedPackage {
  return {
    // The folder with the licence, in Node's own archives and in packages of Node.
    path: posix.relative(root, join(process.execPath, '../..')),
    name: 'node',
    version: process.versions.node,
    licence: 'MIT',
    integrity: `sha512-${hash('sha512', readFileSync(process.execPath), 'base64')}`,
    use: 'runtime',
    needs: [],
  }
}
