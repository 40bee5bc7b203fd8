/**
 * Which build of the app runs: the name of its first script, which follows from the content of all.
 */
export function readAppVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="/start-"]')?.src ?? ''
}
