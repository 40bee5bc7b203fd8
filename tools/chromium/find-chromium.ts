import { existsSync } from 'node:fs'

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
