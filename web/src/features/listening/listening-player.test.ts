import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createListeningPlayer, waitFor } from './listening-player.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A player of so many items, each meaning and each voice a second long; tells what was heard. */
function open(count: number, broken?: number) {
  const heard: string[] = []
  const failures: unknown[] = []
  const player = createListeningPlayer({
    count,
    async tellMeaning(at, signal) {
      heard.push(`meaning ${at}`)
      await waitFor(1_000, signal)
    },
    async playVoice(at, signal) {
      if (at === broken) throw new Error('no sound')
      heard.push(`voice ${at}`)
      await waitFor(1_000, signal)
    },
    onFailure: (error) => failures.push(error),
  })
  onTestFinished(() => player.stop())
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  return { player, heard, failures, pass }
}

it('tells the meaning, waits for it to be recalled, and has the speaker heard twice', async () => {
  const { player, heard, pass } = open(2)
  await pass(60)
  expect(heard).toEqual([])
  player.play()
  await pass(1.1)
  expect(heard).toEqual(['meaning 0'])
  expect(player.getState()).toMatchObject({ at: 0, step: 'recall', isPlaying: true })
  await pass(3.8)
  expect(heard).toEqual(['meaning 0'])
  await pass(0.2)
  expect(heard).toEqual(['meaning 0', 'voice 0'])
  expect(player.getState().step).toBe('voice')
  await pass(5)
  expect(heard).toEqual(['meaning 0', 'voice 0', 'voice 0', 'meaning 1'])
  await pass(60)
  expect(heard.slice(3)).toEqual(['meaning 1', 'voice 1', 'voice 1'])
  expect(player.getState()).toMatchObject({ at: 2, isPlaying: false })
})

it('stands still while it is paused, and begins the item again', async () => {
  const { player, heard, pass } = open(2)
  player.play()
  await pass(3)
  player.pause()
  expect(player.getState().isPlaying).toBe(false)
  await pass(60)
  expect(heard).toEqual(['meaning 0'])
  player.play()
  await pass(0.1)
  expect(heard).toEqual(['meaning 0', 'meaning 0'])
})

it('goes to the next item and back, and not beyond the first and the last', async () => {
  const { player, heard, pass } = open(2)
  player.play()
  await pass(0.5)
  player.next()
  await pass(0.5)
  player.previous()
  player.previous()
  await pass(0.5)
  expect(heard).toEqual(['meaning 0', 'meaning 1', 'meaning 0', 'meaning 0'])
  player.next()
  player.next()
  player.next()
  expect(player.getState()).toMatchObject({ at: 2, isPlaying: false })
  player.play()
  await pass(0.1)
  expect(player.getState()).toMatchObject({ at: 0, isPlaying: true })
})

it('stands still where the speaker cannot be heard, says so, and may go on behind it', async () => {
  const { player, heard, failures, pass } = open(2, 0)
  player.play()
  await pass(6)
  expect(player.getState()).toMatchObject({ at: 0, isPlaying: false, hasFailed: true })
  expect(failures).toHaveLength(1)
  player.next()
  expect(player.getState().hasFailed).toBe(false)
  await pass(6)
  expect(heard).toContain('voice 1')
})
