import { existsSync, globSync } from 'node:fs'

/** Path of this machine's Firefox. Undefined where there is none. */
export function findFirefox(): string | undefined {
  return firstThere([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'])
}

export interface WebKitPrograms {
  /** Speaks WebDriver and starts the browser. */
  driver: string
  browser: string
  /** A screen without a monitor: the browser knows no headless mode. */
  screen: string
}

/** WebKitGTK's driver and small browser, and the screen they need. Undefined where one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstThere(['/usr/bin/WebKitWebDriver'])
  const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
  const screen = firstThere(['/usr/bin/Xvfb'])
  if (driver === undefined || browser === undefined || screen === undefined) return undefined
  return { driver, browser, screen }
}

function firstThere(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place))
}
