import { expect, it, onTestFinished, vi } from 'vitest'
import { complaints } from '../../testing/complaints.ts'
import { prepareOpus } from './encode-take.ts'

// In a file of its own: a page compiles libopus once.
it('a browser that cannot say whether it makes Opus is reported, and gets libopus ahead of need', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const compiling = vi.spyOn(WebAssembly, 'instantiate')
  vi.stubGlobal('AudioEncoder', {
    isConfigSupported: () => Promise.reject(new TypeError('an unknown codec')),
  })
  await prepareOpus()
  expect(complaints.splice(0).join()).toMatch(/getting ready to encode Opus.*an unknown codec/)
  await expect(compiling.mock.results[0]?.value).resolves.toBeDefined()
})
