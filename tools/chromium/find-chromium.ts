import { existsSync } from 'node:fs'

const places = [
  process.env['CHROMIUM_PATH'],
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
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...quietArguments, ...extraArguments],
  }
}
