import { expect, it, onTestFinished, vi } from 'vitest'
import { complaints } from '../../testing/complaints.ts'
import { encodeTake } from './encode-take.ts'

it('where nothing makes Opus, the archive alone is made, and the problem is reported', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  // As a content policy refuses it.
  const refused = new WebAssembly.CompileError('refused')
  vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(refused)
  vi.stubGlobal('AudioEncoder', {
    isConfigSupported: () => Promise.resolve({ supported: false }),
  })
  const { archive, listening } = await encodeTake({
    samples: new Float32Array(4_800),
    sampleRate: 48_000,
    cut: { start: 0, end: 4_800 },
  })
  expect([archive.sampleCount, listening]).toEqual([4_800, undefined])
  expect(complaints.splice(0).join()).toMatch(/encoding Opus by libopus.*refused/)
})
