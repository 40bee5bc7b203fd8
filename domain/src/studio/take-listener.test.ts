import { describe, expect, it } from 'vitest'
import { judgeQuality } from '../sound/quality.ts'
import { breath, cough, door } from '../sound/fixtures/room-sounds.ts'
import { concatenate, noise, twoSyllables } from '../sound/fixtures/synthesised-sound.ts'
import { speakList } from '../sound/fixtures/word-list.ts'
import { judgeRoom, measureRoom } from './room.ts'
import { createSoundMemory } from './sound-memory.ts'
import { createTakeListener, findTake, type HeardEvent, moveCut } from './take-listener.ts'

const rate = 48_000
const list = speakList([twoSyllables(rate), twoSyllables(rate)], rate, 35, 'studio')
/** A worklet's blocks. */
const blocksOf = (samples: Float32Array) =>
  Array.from({ length: Math.ceil(samples.length / 1024) }, (_, index) =>
    Float32Array.from(samples.subarray(index * 1024, (index + 1) * 1024)),
  )
const blocks = blocksOf(list.samples)

describe('the listener', () => {
  it('hears each word begin and end, with the whole word and room around it in the take', () => {
    const listener = createTakeListener(rate, 'word')
    const memory = createSoundMemory()
    const events = blocks.flatMap((block) => {
      memory.append(block)
      return listener.push(block) ?? []
    })
    expect(events.map(({ type }) => type)).toEqual(['began', 'ended', 'began', 'ended'])
    list.truth.forEach((word, nth) => {
      const [began, ended] = events.slice(nth * 2) as [HeardEvent, HeardEvent]
      if (began.type !== 'began' || ended.type !== 'ended') throw new Error('Not a word.')
      const { range, cut } = ended.take
      expect(began.from).toBeLessThanOrEqual(range.start)
      expect(cut.start).toBeLessThan(word.start)
      expect(cut.end).toBeGreaterThan(word.end)
      expect(cut.start).toBeGreaterThanOrEqual(range.start)
      expect(cut.end).toBeLessThanOrEqual(range.end)
      expect(judgeQuality(memory.read(cut), rate, 'word').verdict).not.toBe('record-again')
    })
  })

  it('hears every word of minutes beside a fan that turns', () => {
    const slowRate = 16_000
    const words = Array.from({ length: 60 }, () => twoSyllables(slowRate))
    const long = speakList(words, slowRate, 35, 'long')
    // It comes nearer and goes away every ten seconds, by 10 dB.
    const swell = (at: number) => 1 + Math.sin((2 * Math.PI * at) / (10 * slowRate)) / 2
    const fan = noise(0.006, long.samples.length, 'fan')
    const samples = long.samples.map((sample, at) => sample + swell(at) * (fan[at] ?? 0))
    const listener = createTakeListener(slowRate, 'word')
    const takes = blocksOf(samples).flatMap((block) => {
      const event = listener.push(block)
      return event?.type === 'ended' ? [event.take] : []
    })
    expect(takes).toHaveLength(words.length)
    long.truth.forEach((word, nth) => {
      expect(takes[nth]?.cut.start).toBeLessThan(word.start)
      expect(takes[nth]?.cut.end).toBeGreaterThan(word.end)
    })
  })

  it('ends the word that is being said when the microphone stops', () => {
    const listener = createTakeListener(rate, 'word')
    const [first] = list.truth
    const until = Math.ceil(((first?.start ?? 0) + 0.3 * rate) / 1024)
    const events = blocks.slice(0, until).flatMap((block) => listener.push(block) ?? [])
    expect(events.map(({ type }) => type)).toEqual(['began'])
    expect(listener.stop()).toMatchObject({ type: 'ended' })
  })

  it('drops a click', () => {
    const listener = createTakeListener(rate, 'word')
    const room = noise(0.0005, rate, 'room')
    const click = noise(0.2, Math.round(0.07 * rate), 'click')
    const sound = concatenate([room, click, room])
    const events = blocksOf(sound).flatMap((block) => listener.push(block) ?? [])
    expect(events.map(({ type }) => type)).toEqual(['began', 'dropped'])
  })
})

describe('what is no word', () => {
  const hz = 16_000
  const word = twoSyllables(hz)
  const quiet = (seconds: number) => new Float32Array(Math.round(seconds * hz))

  /** What is heard in a room, one sound after the other. */
  function listen(parts: readonly Float32Array[]): HeardEvent[] {
    const clean = concatenate([quiet(1), ...parts, quiet(2)])
    const room = noise(0.0008, clean.length, 'room')
    const samples = clean.map((sample, at) => sample + (room[at] ?? 0))
    const listener = createTakeListener(hz, 'word')
    return blocksOf(samples).flatMap((block) => listener.push(block) ?? [])
  }
  const takesOf = (events: readonly HeardEvent[]) =>
    events.flatMap((event) => (event.type === 'ended' ? [event.take] : []))

  it.each([
    ['a breath', breath('in', 0.02, hz, 'breath')],
    ['a door', door('heavy', 0.1, hz, 'door')],
    ['a cough', cough('dry', 0.1, hz, 'cough')],
  ])('%s is dropped, and the word after it is a take of its own', (_, sound) => {
    const events = listen([sound, quiet(1.5), word])
    expect(events.map(({ type }) => type)).toEqual(['began', 'dropped', 'began', 'ended'])
    expect(events[1]).toMatchObject({ because: 'sound' })
    const [take] = takesOf(events)
    expect(take?.speech.start).toBeGreaterThan(hz + sound.length + 1.4 * hz)
  })

  it('a door after a word is left out of its take', () => {
    const events = listen([word, quiet(0.6), door('light', 0.1, hz, 'after')])
    expect(events.map(({ type }) => type)).toEqual(['began', 'ended'])
    expect(takesOf(events)[0]?.speech.end).toBeLessThan(hz + word.length + 0.1 * hz)
  })

  it.each([0.3, 0.5, 0.8])('a pause of %f s within a word does not cut it in two', (pause) => {
    const takes = takesOf(listen([word, quiet(pause), word]))
    expect(takes).toHaveLength(1)
    expect(takes[0]?.speech.end).toBeGreaterThan(hz + 2 * word.length + (pause - 0.1) * hz)
  })

  it('a second word after a second is another take', () => {
    expect(takesOf(listen([word, quiet(1.2), word]))).toHaveLength(2)
  })

  it('keeps what was said when the microphone stops while it might have gone on', () => {
    const samples = concatenate([quiet(1), word, quiet(0.6)])
    const room = noise(0.0008, samples.length, 'room')
    const listener = createTakeListener(hz, 'word')
    const heard = samples.map((sample, at) => sample + (room[at] ?? 0))
    const events = blocksOf(heard).flatMap((block) => listener.push(block) ?? [])
    expect(events.map(({ type }) => type)).toEqual(['began'])
    expect(listener.stop()).toMatchObject({ type: 'ended' })
  })
})

describe('what is not to be heard', () => {
  const hz = 16_000
  const word = twoSyllables(hz)
  const quiet = (seconds: number) => new Float32Array(Math.round(seconds * hz))
  const inRoom = (parts: readonly Float32Array[]) => {
    const clean = concatenate(parts)
    const room = noise(0.0008, clean.length, 'room')
    return blocksOf(clean.map((sample, at) => sample + (room[at] ?? 0)))
  }

  /** A room, what the device says in it, and what is heard from then on. */
  function hearAfter(skipped: readonly Float32Array[], after: readonly Float32Array[]) {
    const listener = createTakeListener(hz, 'word')
    const before = inRoom([quiet(1)])
    for (const block of before) listener.push(block)
    const deaf = inRoom(skipped)
    for (const block of deaf) listener.skip(block)
    const events = inRoom(after).flatMap((block) => listener.push(block) ?? [])
    const start = [...before, ...deaf].reduce((sum, block) => sum + block.length, 0)
    return { events, start }
  }

  it('is in no take, and the word that follows at once is whole and one of its own', () => {
    const { events, start } = hearAfter([word, quiet(0.3)], [quiet(0.2), word, quiet(2)])
    expect(events.map(({ type }) => type)).toEqual(['began', 'ended'])
    const [, ended] = events
    if (ended?.type !== 'ended') throw new Error('Not a word.')
    const { range, cut, speech } = ended.take
    expect(range.start).toBeGreaterThanOrEqual(start)
    expect(cut.start).toBeLessThan(start + 0.2 * hz)
    expect(cut.end).toBeGreaterThan(start + 0.2 * hz + word.length)
    expect(speech.start).toBeGreaterThan(start + 0.1 * hz)
  })

  it('is no word where it goes on when somebody listens again, and the next one is', () => {
    const half = word.length / 2
    const said = [word.slice(half), quiet(1.5), word, quiet(2)]
    const { events } = hearAfter([word.slice(0, half)], said)
    expect(events.map(({ type }) => type)).toEqual(['began', 'dropped', 'began', 'ended'])
    expect(events[1]).toMatchObject({ because: 'early' })
  })

  it('is no part of the next word where somebody begins to listen in the pause between', () => {
    const listener = createTakeListener(hz, 'word')
    const push = (parts: readonly Float32Array[]) =>
      inRoom(parts).flatMap((block) => listener.push(block) ?? [])
    expect(push([quiet(1), word, quiet(0.5)]).map(({ type }) => type)).toEqual(['began'])
    listener.listenAnew()
    const events = push([word, quiet(2)])
    expect(events.map(({ type }) => type)).toEqual(['began', 'ended'])
    const [, ended] = events
    if (ended?.type !== 'ended') throw new Error('Not a word.')
    expect(ended.take.speech.start).toBeGreaterThan(1.3 * hz + word.length)
  })

  it('is told from a whole word where somebody speaks already', () => {
    const listener = createTakeListener(hz, 'word')
    for (const block of inRoom([quiet(1), word.slice(0, word.length / 2)])) listener.push(block)
    listener.listenAnew()
    const events = inRoom([word.slice(word.length / 2), quiet(2)]).flatMap(
      (block) => listener.push(block) ?? [],
    )
    expect(events).toMatchObject([{ type: 'began' }, { type: 'dropped', because: 'early' }])
  })

  it('gives up a word in the middle of which it begins', () => {
    const listener = createTakeListener(hz, 'word')
    const parts = [inRoom([quiet(1), word.slice(0, word.length / 2)]), inRoom([quiet(2)])]
    const began = parts[0]?.flatMap((block) => listener.push(block) ?? [])
    expect(began?.map(({ type }) => type)).toEqual(['began'])
    for (const block of inRoom([word])) listener.skip(block)
    expect(parts[1]?.flatMap((block) => listener.push(block) ?? [])).toEqual([])
    expect(listener.stop()).toBeUndefined()
  })
})

it('finds the take in a recording that somebody began and ended by hand', () => {
  const take = findTake(list.samples, rate, 'word')
  expect(take?.cut.start).toBeLessThan(list.truth[0]?.start ?? 0)
  expect(take?.cut.end).toBeGreaterThan(list.truth[1]?.end ?? Infinity)
  expect(findTake(noise(0.001, rate, 'nobody'), rate, 'word')).toBeUndefined()
})

it.each([
  ['in the middle of a syllable', 0.8, true],
  ['a moment after a word', 1.2, false],
])('knows whether the voice goes on when Stop is pressed %s', (_, part, isCutOff) => {
  const [word] = list.truth
  if (word === undefined) throw new Error('Nothing is said.')
  const end = Math.round(word.start + (word.end - word.start) * part)
  expect(findTake(list.samples.slice(0, end), rate, 'word')?.isCutOff).toBe(isCutOff)
  const listener = createTakeListener(rate, 'word')
  for (const block of blocksOf(list.samples.slice(0, end))) listener.push(block)
  expect(listener.stop()).toMatchObject({ take: { isCutOff } })
})

it('finds the word of somebody who spoke before they pressed', () => {
  const [word] = list.truth
  if (word === undefined) throw new Error('Nothing is said.')
  const pressed = list.samples.slice(word.start, word.end + rate)
  const take = findTake(pressed, rate, 'word')
  expect(take?.cut.start).toBe(0)
  expect(take?.cut.end).toBeGreaterThan(word.end - word.start)
})

it('finds a word of which a busy device left out one frame in three, spoken early or not', () => {
  const [word] = list.truth
  if (word === undefined) throw new Error('Nothing is said.')
  const holed = list.samples.map((sample, at) => (Math.floor(at / 480) % 3 === 0 ? 0 : sample))
  for (const begins of [word.start, word.start - rate / 2]) {
    const take = findTake(holed.slice(begins, word.end + rate), rate, 'word')
    expect(take?.cut.end).toBeGreaterThan(word.end - begins)
  }
})

it('remembers what it is asked for and forgets the rest', () => {
  const memory = createSoundMemory()
  for (let block = 0; block < 4; block += 1) {
    memory.append(Float32Array.from({ length: 10 }, (_, at) => block * 10 + at))
  }
  expect([...memory.read({ start: 8, end: 12 })]).toEqual([8, 9, 10, 11])
  memory.forget(25)
  expect(memory.length).toBe(40)
  expect([...memory.read({ start: 0, end: 22 })]).toEqual([20, 21])
})

it('moves an end of the cut, but neither out of the recording nor past the other end', () => {
  const within = { length: 48_000, sampleRate: rate }
  const cut = { start: 10_000, end: 40_000 }
  expect(moveCut(cut, 'start', 9_520, within)).toEqual({ start: 9_520, end: 40_000 })
  expect(moveCut(cut, 'start', -1, within).start).toBe(0)
  expect(moveCut(cut, 'start', 39_999, within).start).toBe(35_200)
  expect(moveCut(cut, 'end', 99_999, within).end).toBe(48_000)
  expect(moveCut(cut, 'end', 0, within).end).toBe(14_800)
})

it('distinguishes a quiet room from a noisy one and from a microphone that is off', () => {
  const roomOf = (rms: number) => judgeRoom(measureRoom(noise(rms, rate, 'room'), rate))
  expect(roomOf(0.001)).toBe('quiet')
  expect(roomOf(0.008)).toBe('usable')
  expect(roomOf(0.05)).toBe('noisy')
  expect(judgeRoom(measureRoom(new Float32Array(rate), rate))).toBe('muted')
})
