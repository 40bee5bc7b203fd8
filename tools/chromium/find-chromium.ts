import { existsSync } from 'node:fs'

/** Chromium without what only people see of it: windows, tabs, extensions. */
const shells = ['/usr/bin/chromium-headless-shell']

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox because tests may run as root; no background traffic because nothing is out there. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface ChromiumLaunch {
  executablePath?: string
  args: string[]
}

/** Launch options for the Chromium or Chrome of this machine, else for Playwright's own. */
export function findChromium(extraArguments: string[] = []): ChromiumLaunch {
  return launchFirst(places, extraArguments)
}

/**
 * The same, but Chromium's headless shell where there is one: journeys take a fifth less of the
 * processor in it. Those with a microphone need the whole browser.
 */
export function findHeadlessShell(extraArguments: string[] = []): ChromiumLaunch {
  return launchFirst([...shells, ...places], extraArguments)
}

function launchFirst(candidates: readonly string[], extraArguments: string[]): ChromiumLaunch {
  const executablePath = [process.env['CHROMIUM_PATH'], ...candidates].find(
    (place) => place !== undefined && existsSync(place),
  )
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...quietArguments, ...extraArguments],
  }
}
