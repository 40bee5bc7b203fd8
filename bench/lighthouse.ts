import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { findChromium } from '../tools/browsers/find-browsers.ts'
import { median } from './figure.ts'

/** Not among our packages: docs/decisions/0011-lighthouse-stands-apart.md. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices'] as const
const runs = 3
const aim = 95

/** What the performance score rests on, to see what pulls it down. */
const timings = ['largest-contentful-paint', 'total-blocking-time'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<(typeof timings)[number], { numericValue: number }>
  /** How fast Lighthouse found this machine; much less than usual when other work runs beside it. */
  environment: { benchmarkIndex: number }
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
    for (const timing of timings) {
      const times = reports.map(({ audits }) => Math.round(audits[timing].numericValue))
      console.log(`${path} ${timing}: ${median(times)} of [${times.join()}] ms`)
    }
    const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex))
    console.log(`${path} machine: ${median(speeds)} of [${speeds.join()}]`)
  }
} finally {
  await server.stop()
}

/** Lighthouse sometimes misses the start of a navigation, and asks to be run again. */
async function judge(url: string, attempts = 4): Promise<Report> {
  try {
    return await judgeOnce(url)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error
    return judge(url, attempts - 1)
  }
}

async function judgeOnce(url: string): Promise<Report> {
  const { executablePath, args } = findChromium()
  const flags = ['--headless', ...args].join(' ')
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: executablePath } },
  )
  return JSON.parse(stdout) as Report
}
