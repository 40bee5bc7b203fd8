/** In this order: most browsers claim to be others as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera Mini', /Opera Mini/],
  ['Opera', /\b(OPR|Opera)\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /CrOS/],
  ['KaiOS', /KAIOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/**
 * What a browser says of itself, in words its owner knows.
 * @example describeDevice('… Firefox/140.0') // { browser: 'Firefox', system: null }
 */
export function describeDevice(userAgent: string): {
  browser: string | null
  system: string | null
} {
  const find = (names: typeof browsers) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: find(browsers), system: find(systems) }
}
