import { existsSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

function setPath(path: string | undefined) {
  vi.stubEnv('CHROMIUM_PATH', path)
  onTestFinished(() => void vi.unstubAllEnvs())
}

it('takes the browser that is named, whatever else is there', () => {
  setPath(process.execPath)
  expect(findChromium().executablePath).toBe(process.execPath)
  expect(findHeadlessShell().executablePath).toBe(process.execPath)
})

it('takes no browser that is named and not there', () => {
  setPath('/nowhere/chromium')
  expect(findChromium().executablePath).not.toBe('/nowhere/chromium')
})

it('takes the headless shell where there is one, else the whole browser', () => {
  setPath(undefined)
  const shell = '/usr/bin/chromium-headless-shell'
  expect(findHeadlessShell()).toEqual({
    ...findChromium(),
    ...(existsSync(shell) && { executablePath: shell }),
  })
})
