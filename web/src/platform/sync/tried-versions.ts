/**
 * Which build of the app runs: the name of its first script, which follows from the content of all.
 */
export function readAppVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/start-"]')?.src ?? ''
}

/**
 * Which versions of the app have tried what the server refused or a version cannot read. Two of
 * them may be open at once, in two tabs: each tries everything once, and neither undoes what the
 * other has noted.
 */
export interface TriedVersions {
  /** Those that have looked through all of it. */
  looked: readonly string[]
  /** By the id of an event that is left, or was and is being sent again. */
  byEvent: ReadonlyMap<string, readonly string[]>
}

export const triedKey = 'tried-by-versions'

export const nobodyTried: TriedVersions = { looked: [], byEvent: new Map() }

/** More than are ever open at once; a version before these tries once more. */
const mostVersions = 10

export const withVersion = (versions: readonly string[] = [], version: string) =>
  versions.includes(version) ? versions : [...versions, version].slice(-mostVersions)

/** Whether there may be something that this version has not tried yet. */
export const hasUntried = (tried: TriedVersions | undefined, version: string): boolean =>
  tried?.looked.includes(version) !== true ||
  [...tried.byEvent.values()].some((versions) => !versions.includes(version))
