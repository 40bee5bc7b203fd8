import { describe, expect, it } from 'vitest'
import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import type { SoundQuality } from '../sound/quality.ts'
import {
  haltedBy,
  isAttentive,
  shownPrompt,
  startStudioSession,
  stepStudio,
  takeAtHand,
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
const noisy: SoundQuality = { ...quality, verdict: 'usable', problems: ['noisy'] }
const oneWord = (id: string, heard = quality): StudioEvent[] => [
  { type: 'speech-began' },
  { type: 'heard', quality: heard },
  { type: 'kept', id, quality: heard },
]
const run = (mode: StudioMode, events: readonly StudioEvent[], list = prompts) =>
  events.reduce(stepStudio, startStudioSession(list, mode))

describe('hands free', () => {
  it('goes through a list with a single press', () => {
    const session = run('hands-free', [
      { type: 'start' },
      ...['a', 'b', 'c'].flatMap((id) => oneWord(id)),
    ])
    expect([...session.takes.keys()]).toEqual(['one', 'two', 'three'])
    expect(session).toMatchObject({ phase: 'resting', at: 3 })
    expect(takeAtHand(session)).toMatchObject({ id: 'c', at: 2 })
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

  it('listens for a concept that nobody has written, and takes its word where somebody likes to', () => {
    const list = [promptOf('hoe', null), promptOf('two')]
    const waiting = run('hands-free', [{ type: 'start' }], list)
    expect(isAttentive(waiting)).toBe(true)
    const said = oneWord('a').reduce(stepStudio, waiting)
    expect(said).toMatchObject({ at: 1, phase: 'waiting' })
    expect(said.takes.get('hoe')).toMatchObject({ id: 'a' })
    const written = stepStudio(waiting, { type: 'text-given', item: 'hoe', text: 'a word' })
    expect(shownPrompt(written)?.text).toBe('a word')
  })

  it('hears nothing while the device itself says what is asked for', () => {
    const spoken = run('hands-free', [{ type: 'start' }, { type: 'prompting', isPrompting: true }])
    expect(stepStudio(spoken, { type: 'speech-began' })).toBe(spoken)
    const silent = stepStudio(spoken, { type: 'prompting', isPrompting: false })
    expect(isAttentive(silent)).toBe(true)
  })

  it('keeps the word that is being said when it is stopped, and then rests', () => {
    const session = run('hands-free', [
      { type: 'start' },
      { type: 'speech-began' },
      { type: 'stop' },
      ...oneWord('a').slice(1),
    ])
    expect(session).toMatchObject({ phase: 'resting', at: 1 })
    expect(takeAtHand(session)).toMatchObject({ id: 'a' })
    expect(stepStudio(session, { type: 'start' }).phase).toBe('waiting')
  })
})

describe('one by one', () => {
  it('records on a press and rests before the next', () => {
    const session = run('one-by-one', [{ type: 'start' }, ...oneWord('a').slice(1)])
    expect(session).toMatchObject({ phase: 'resting', at: 1 })
    expect(takeAtHand(session)).toMatchObject({ id: 'a' })
  })

  it('says so where nothing was heard', () => {
    const session = run('one-by-one', [{ type: 'start' }, { type: 'speech-dropped' }])
    expect(session).toMatchObject({
      phase: 'resting',
      at: 0,
      complaint: { about: 'nothing-heard' },
    })
  })

  it('records a concept that nobody has written', () => {
    expect(run('one-by-one', [{ type: 'start' }], [promptOf('hoe', null)]).phase).toBe('hearing')
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

describe('weak takes', () => {
  const many = ['one', 'two', 'three', 'four', 'five'].map((item) => promptOf(item))
  const again: StudioEvent[] = [{ type: 'speech-began' }, { type: 'heard', quality: clipped }]

  it.each([
    [
      'kept though weak',
      [...oneWord('a', noisy), ...oneWord('b', noisy), ...oneWord('c', noisy)],
      3,
      'noisy',
    ],
    ['to be said again', [...again, ...again, ...again], 0, 'clipped'],
    ['of both kinds', [...oneWord('a', noisy), ...again, ...oneWord('b', noisy)], 2, 'noisy'],
  ])('stop it after three in a row, %s, until their speaker goes on', (_, events, at, problem) => {
    const start: StudioEvent[] = [{ type: 'start' }]
    const two = run('hands-free', [...start, ...events.slice(0, -1)], many)
    expect(haltedBy(two)).toBeUndefined()
    const halted = run('hands-free', [...start, ...events], many)
    expect(halted).toMatchObject({ phase: 'resting', at })
    expect(haltedBy(halted)).toBe(problem)
    const on = stepStudio(halted, { type: 'advice-read' })
    expect(on).toMatchObject({ phase: 'waiting', at })
    expect(haltedBy(on)).toBeUndefined()
    // They have three tries again.
    const more = [...again, ...again].reduce(stepStudio, on)
    expect(more.phase).toBe('waiting')
    expect(haltedBy(again.reduce(stepStudio, more))).toBe('clipped')
  })

  it('do not count past one that is clear', () => {
    const events = [oneWord('a', noisy), oneWord('b', noisy), oneWord('c'), oneWord('d', noisy)]
    const session = run('hands-free', [{ type: 'start' }, ...events.flat()], many)
    expect(session).toMatchObject({ phase: 'waiting', at: 4 })
    expect(haltedBy(session)).toBeUndefined()
  })

  it('are answered by what went wrong most', () => {
    const events = [oneWord('a', noisy), oneWord('b', noisy), again]
    expect(haltedBy(run('hands-free', [{ type: 'start' }, ...events.flat()], many))).toBe('noisy')
  })

  it('stop one by one too, and the next press records again', () => {
    const pressed: StudioEvent[] = [{ type: 'start' }, ...again.slice(1)]
    const halted = run('one-by-one', [...pressed, ...pressed, ...pressed], many)
    expect(haltedBy(halted)).toBe('clipped')
    const on = stepStudio(halted, { type: 'advice-read' })
    expect(on.phase).toBe('resting')
    expect(stepStudio(on, { type: 'start' }).phase).toBe('hearing')
  })
})

it('goes back for a redo, forgets a deleted take and never leaves the list', () => {
  const one = run('hands-free', [{ type: 'start' }, ...oneWord('a')])
  const again = stepStudio(one, { type: 'redo', item: 'one' })
  expect(again).toMatchObject({ at: 0, phase: 'waiting' })
  expect(again.takes.size).toBe(0)
  const deleted = stepStudio(one, { type: 'take-deleted', item: 'one' })
  expect(deleted).toMatchObject({ at: 1 })
  expect(deleted.takes.size).toBe(0)
  const start = run('hands-free', [])
  expect(stepStudio(start, { type: 'back' })).toBe(start)
  const skipped = run(
    'one-by-one',
    Array.from({ length: 5 }, () => ({ type: 'skip' }) as const),
  )
  expect(skipped).toMatchObject({ at: 3, phase: 'resting' })
})

it('has the take of the prompt that is shown at hand, any of this session, else the newest', () => {
  const two = run('hands-free', [{ type: 'start' }, ...oneWord('a'), ...oneWord('b')])
  expect(takeAtHand(two)).toMatchObject({ id: 'b' })
  const back = [{ type: 'back' } as const, { type: 'back' } as const].reduce(stepStudio, two)
  expect(takeAtHand(back)).toMatchObject({ id: 'a', at: 0 })
  const redone = [...oneWord('c')].reduce(
    stepStudio,
    stepStudio(back, { type: 'redo', item: 'one' }),
  )
  expect([...redone.takes.values()].map(({ id }) => id)).toEqual(['b', 'c'])
  const end = stepStudio(stepStudio(redone, { type: 'skip' }), { type: 'skip' })
  expect(takeAtHand(end)).toMatchObject({ id: 'c' })
  expect(takeAtHand(stepStudio(end, { type: 'take-deleted', item: 'one' }))).toMatchObject({
    id: 'b',
  })
})
