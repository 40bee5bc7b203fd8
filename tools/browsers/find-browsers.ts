import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox because tests may run as root; no background traffic because they are offline. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options for the Chromium or Chrome of this machine, else for Playwright's own. */
export function findChromium(
  extraArguments: string[] = [],
  candidates: readonly string[] = places,
) {
  const all = [process.env['CHROMIUM_PATH'] ?? '', ...candidates]
  const executablePath = all.find((place) => existsSync(place))
  const args = [...quietArguments, ...extraArguments]
  return executablePath === undefined ? { args } : { executablePath, args }
}

/** Prefers the headless shell: it has no microphone, but journeys need a fifth less of the processor. */
export const findHeadlessShell = (extraArguments: string[] = []) =>
  findChromium(extraArguments, ['/usr/bin/chromium-headless-shell', ...places])

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

const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')

/** Finds a browser for the tests, else installs Playwright's own, else Debian's package. */
export function ensureChromium(): boolean {
  if (isThere() || installs(process.execPath, playwright, 'install', 'chromium')) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  return installs('/usr/bin/apt-get', 'update', '-qq') || installs('/usr/bin/apt-get', ...install)
}

const isThere = () => existsSync(findChromium().executablePath ?? chromium.executablePath())

function installs(program: string, ...args: readonly string[]): boolean {
  console.log(`No Chromium found. Trying: ${[program, ...args].join(' ')}`)
  spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 })
  return isThere()
}
