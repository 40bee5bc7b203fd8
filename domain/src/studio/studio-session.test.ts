import { describe, expect, it } from 'vitest'
import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import type { SoundQuality } from '../sound/quality.ts'
import {
  isAttentive,
  shownPrompt,
  startStudioSession,
  stepStudio,
  type StudioEvent,
  type StudioMode,
} from './studio-session.ts'

const promptOf = (item: string, text: string | null = item): RecordingPrompt => ({
  item,
  kind: 'word',
  text,
  gloss: { en: item, fr: item },
  state: 'missing',
})
const prompts = [promptOf('one'), promptOf('two'), promptOf('three')]
const quality: SoundQuality = {
  verdict: 'good',
  problems: [],
  advice: [],
  peakDb: -6,
  snrDb: 40,
  durationMs: 900,
  spokenMs: 400,
}
const clipped: SoundQuality = { ...quality, verdict: 'record-again', problems: ['clipped'] }
const oneWord = (id: string): StudioEvent[] => [
  { type: 'speech-began' },
  { type: 'heard', quality },
  { type: 'kept', id, quality },
]
const run = (mode: StudioMode, events: readonly StudioEvent[], list = prompts) =>
  events.reduce(stepStudio, startStudioSession(list, mode))

describe('hands free', () => {
  it('goes through a list with a single press', () => {
    const session = run('hands-free', [{ type: 'start' }, ...['a', 'b', 'c'].flatMap(oneWord)])
    expect([...session.recorded]).toEqual(['one', 'two', 'three'])
    expect(session).toMatchObject({ phase: 'resting', at: 3, last: { id: 'c', at: 2 } })
    expect(shownPrompt(session)).toBeUndefined()
  })

  it('shows the next prompt only when the take is kept', () => {
    const heard = run('hands-free', [{ type: 'start' }, ...oneWord('a').slice(0, 2)])
    expect(heard).toMatchObject({ phase: 'saving', at: 0 })
    expect(isAttentive(heard)).toBe(false)
  })

  it('listens again to the same word where its sound will not do, and says why', () => {
    const session = run('hands-free', [
      { type: 'start' },
      { type: 'speech-began' },
      { type: 'heard', quality: clipped },
    ])
    expect(session).toMatchObject({ phase: 'waiting', at: 0, complaint: { about: 'sound' } })
    expect(stepStudio(session, { type: 'speech-began' }).complaint).toBeUndefined()
  })

  it('takes a click for nothing', () => {
    const session = run('hands-free', [
      { type: 'start' },
      { type: 'speech-began' },
      { type: 'speech-dropped' },
    ])
    expect(session.phase).toBe('waiting')
    expect(session.complaint).toBeUndefined()
  })

  it('takes a breath or a door for no word, says so, and goes on listening to the same', () => {
    const session = run('hands-free', [
      { type: 'start' },
      { type: 'speech-began' },
      { type: 'sound-dropped' },
    ])
    expect(session).toMatchObject({ phase: 'waiting', at: 0, complaint: { about: 'no-voice' } })
    expect(stepStudio(session, { type: 'speech-began' }).complaint).toBeUndefined()
  })

  it('asks whoever speaks before it listens to say it again, until it hears them', () => {
    const early: StudioEvent = { type: 'spoken-too-early' }
    const session = run('hands-free', [{ type: 'start' }, ...oneWord('a'), early])
    expect(session).toMatchObject({ phase: 'waiting', at: 1, complaint: { about: 'too-early' } })
    expect(stepStudio(session, { type: 'speech-began' }).complaint).toBeUndefined()
    const saving = run('hands-free', [{ type: 'start' }, ...oneWord('a').slice(0, 2)])
    expect(stepStudio(saving, early)).toBe(saving)
  })

  it('hears nothing while something lies over it, and goes on after', () => {
    const covered = run('hands-free', [{ type: 'start' }, { type: 'covered', isCovered: true }])
    expect(stepStudio(covered, { type: 'speech-began' })).toBe(covered)
    expect(isAttentive(stepStudio(covered, { type: 'covered', isCovered: false }))).toBe(true)
  })

  it('waits for the word of a concept to be written', () => {
    const list = [promptOf('hoe', null), promptOf('two')]
    const waiting = run('hands-free', [{ type: 'start' }], list)
    expect(isAttentive(waiting)).toBe(false)
    const written = stepStudio(waiting, { type: 'text-given', item: 'hoe', text: 'a word' })
    expect(shownPrompt(written)?.text).toBe('a word')
    expect(isAttentive(written)).toBe(true)
  })

  it('keeps the word that is being said when it is stopped, and then rests', () => {
    const session = run('hands-free', [
      { type: 'start' },
      { type: 'speech-began' },
      { type: 'stop' },
      ...oneWord('a').slice(1),
    ])
    expect(session).toMatchObject({ phase: 'resting', at: 1, last: { id: 'a' } })
    expect(stepStudio(session, { type: 'start' }).phase).toBe('waiting')
  })
})

describe('one by one', () => {
  it('records on a press and rests before the next', () => {
    const session = run('one-by-one', [{ type: 'start' }, ...oneWord('a').slice(1)])
    expect(session).toMatchObject({ phase: 'resting', at: 1, last: { id: 'a' } })
  })

  it('says so where nothing was heard', () => {
    const session = run('one-by-one', [{ type: 'start' }, { type: 'speech-dropped' }])
    expect(session).toMatchObject({
      phase: 'resting',
      at: 0,
      complaint: { about: 'nothing-heard' },
    })
  })

  it('records no concept before it is written', () => {
    expect(run('one-by-one', [{ type: 'start' }], [promptOf('hoe', null)]).phase).toBe('resting')
  })
})

it('keeps a take that found no room until there is some, and moves nowhere meanwhile', () => {
  const full = run('hands-free', [
    { type: 'start' },
    ...oneWord('a').slice(0, 2),
    { type: 'storage-full' },
  ])
  expect(full).toMatchObject({ phase: 'unsaved', at: 0, complaint: { about: 'storage-full' } })
  for (const type of ['skip', 'back', 'start'] as const) {
    expect(stepStudio(full, { type })).toBe(full)
  }
  const kept = stepStudio(full, { type: 'kept', id: 'a', quality })
  expect(kept).toMatchObject({ phase: 'waiting', at: 1 })
  expect(kept.complaint).toBeUndefined()
})

it('waits with what the device failed to save, for whatever reason', () => {
  const events: StudioEvent[] = [{ type: 'start' }, ...oneWord('a').slice(0, 2)]
  const failed = run('hands-free', [...events, { type: 'storage-failed' }])
  expect(failed).toMatchObject({ phase: 'unsaved', at: 0, complaint: { about: 'storage-failed' } })
  const kept = stepStudio(failed, { type: 'kept', id: 'a', quality })
  expect(kept).toMatchObject({ phase: 'waiting', at: 1 })
})

it('rests when the microphone is lost, and still says so once the word is kept', () => {
  const idle = run('hands-free', [{ type: 'start' }, { type: 'microphone-lost' }])
  expect(idle).toMatchObject({ phase: 'resting', complaint: { about: 'microphone-lost' } })
  const amidst = run('hands-free', [
    { type: 'start' },
    ...oneWord('a').slice(0, 2),
    { type: 'microphone-lost' },
    { type: 'kept', id: 'a', quality },
  ])
  expect(amidst).toMatchObject({ phase: 'resting', at: 1, complaint: { about: 'microphone-lost' } })
})

it('goes back for a redo, forgets a deleted take and never leaves the list', () => {
  const one = run('hands-free', [{ type: 'start' }, ...oneWord('a')])
  const again = stepStudio(one, { type: 'redo' })
  expect(again).toMatchObject({ at: 0, phase: 'waiting' })
  expect(again.last).toBeUndefined()
  expect(again.recorded.size).toBe(0)
  const deleted = stepStudio(one, { type: 'last-deleted' })
  expect(deleted).toMatchObject({ at: 1 })
  expect(deleted.recorded.size).toBe(0)
  const start = run('hands-free', [])
  expect(stepStudio(start, { type: 'back' })).toBe(start)
  const skipped = run(
    'one-by-one',
    Array.from({ length: 5 }, () => ({ type: 'skip' }) as const),
  )
  expect(skipped).toMatchObject({ at: 3, phase: 'resting' })
})
