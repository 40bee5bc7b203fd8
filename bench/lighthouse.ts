import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { findChromium } from '../tools/chromium/find-chromium.ts'
import { median } from './figure.ts'

/** Not among our packages: docs/decisions/0011-lighthouse-stands-apart.md. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices'] as const
const runs = 3
const aim = 95

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
}

/** `node bench/lighthouse.ts`: scores of the pages a newcomer sees first, as a phone sees them. */
const server = await startServer()
try {
  for (const path of [pagePaths.login, pagePaths.signUp]) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await judge(new URL(path, server.url).href))
    for (const category of categories) {
      const scores = reports.map((report) => Math.round(report.categories[category].score * 100))
      console.log(`${path} ${category}: ${median(scores)} of [${scores.join()}] (≥ ${aim})`)
    }
  }
} finally {
  await server.stop()
}

async function judge(url: string): Promise<Report> {
  const { executablePath, args } = findChromium()
  const flags = ['--headless', ...args].join(' ')
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${flags}`],
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: executablePath } },
  )
  return JSON.parse(stdout) as Report
}
