import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.ts'

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
