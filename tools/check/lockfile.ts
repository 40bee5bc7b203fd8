interface LockedPackage {
  /** `true` for a workspace of this repository. */
  link?: boolean
  integrity?: string
  resolved?: string
}

export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}

/**
 * What is wrong with a lockfile: every package has a SHA-512, so that nobody can swap it, and no
 * address, so that it installs from whichever registry a machine is set up for.
 */
export function findLockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { link, integrity, resolved }]) => {
    if (!path.includes('node_modules/') || link === true) return []
    return [
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no SHA-512`]),
      ...(resolved === undefined ? [] : [`${path} names the address ${resolved}`]),
    ]
  })
}
