import { expect, it, onTestFinished } from 'vitest'
import { holdAlone } from './hold-alone.ts'

function start(name: string, isTakenOver = false) {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  let isLost = false
  const holding = { signal: leave.signal, isTakenOver, onLost: () => (isLost = true) }
  return { isHeld: holdAlone(name, holding), leave, hasLost: () => isLost }
}

/** What draws a page on a slow phone may take that long in one go. */
function beBusy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it(
  'a phone that is too busy to hear that it has it, has it all the same',
  { tags: 'long' },
  async () => {
    for (let time = 0; time < 5; time += 1) {
      const { isHeld } = start(`busy-${time}`)
      beBusy(1_200)
      expect(await isHeld).toBe(true)
    }
  },
)

it('is left to who has it, unless it is taken over', async () => {
  const first = start('shared')
  expect(await first.isHeld).toBe(true)
  expect(await start('shared').isHeld).toBe(false)
  expect(first.hasLost()).toBe(false)
  expect(await start('shared', true).isHeld).toBe(true)
  await expect.poll(first.hasLost).toBe(true)
})

it('is had once who has it leaves in that moment', async () => {
  const first = start('leaving')
  expect(await first.isHeld).toBe(true)
  const second = start('leaving')
  first.leave.abort()
  expect(await second.isHeld).toBe(true)
})
