import type { ColdPage } from './cold-browser.ts'

const bytesPerSecond = 400_000 / 8
const latencyMs = 400
const cpuSlowdown = 6

/** What a cheap phone on a slow line is like, in the words of the figures. */
export const slowLine = '400 kbit/s, 400 ms, 6× CPU'

export async function slowDown(page: ColdPage): Promise<void> {
  await page.call('Network.enable')
  await page.call('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.call('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
