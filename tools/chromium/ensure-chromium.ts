import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.ts'

const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
const debianPackages = ['--no-install-recommends', 'chromium']

/**
 * True when the tests have a browser: the machine's Chromium or Chrome, else Playwright's own,
 * which is fetched when there is none, else Debian's package, where we may install it.
 */
export function ensureChromium(): boolean {
  return (
    isThere() || installs(process.execPath, [playwright, 'install', 'chromium']) || installsDebian()
  )
}

function isThere(): boolean {
  return findChromium().executablePath !== undefined || existsSync(chromium.executablePath())
}

function installsDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return (
    installs('/usr/bin/apt-get', ['update', '-qq']) ||
    installs('/usr/bin/apt-get', ['install', '-y', '-qq', ...debianPackages])
  )
}

function installs(program: string, args: readonly string[]): boolean {
  console.log(`No Chromium found. Trying: ${[program, ...args].join(' ')}`)
  spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 })
  return isThere()
}
