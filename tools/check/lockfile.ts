import { findAdvisory } from './vulnerable-packages.ts'

interface LockedPackage {
  version?: string
  /** `true` for a workspace of this repository. */
  link?: boolean
  integrity?: string
  resolved?: string
  /** Packages of which a machine installs those of its platform. */
  optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}

/**
 * What is wrong with a lockfile: every package has a SHA-512, so that nobody can swap it, no address,
 * so that it installs from whichever registry a machine is set up for, and no known vulnerability.
 * Every optional package that one asks for is there too, or `npm ci` refuses the file (npm leaves
 * those out that it does not find in the registry, and says nothing).
 */
export function findLockfileProblems({ packages }: Lockfile): string[] {
  const paths = Object.keys(packages)
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { version = '', link, integrity, resolved, optionalDependencies = {} } = locked
    if (!path.includes('node_modules/') || link === true) return []
    const advisory = findAdvisory(path.split('node_modules/').at(-1) ?? '', version)
    return [
      ...(advisory === undefined ? [] : [`${path} ${version} is vulnerable: ${advisory}`]),
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no SHA-512`]),
      ...(resolved === undefined ? [] : [`${path} names the address ${resolved}`]),
      ...Object.keys(optionalDependencies)
        .filter((name) => !paths.some((other) => other.endsWith(`node_modules/${name}`)))
        .map((name) => `${path} asks for ${name}, which is not locked`),
    ]
  })
}
