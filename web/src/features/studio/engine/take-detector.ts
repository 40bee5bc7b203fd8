import {
  createSoundMemory,
  createTakeListener,
  findTake,
  findLanguage,
  isAttentive,
  judgeFoundTake,
  judgePressedTake,
  shownPrompt,
  type HeardEvent,
  type HeardTake,
  type SoundMemory,
  type SoundQuality,
  type StudioEvent,
  type StudioSession,
  type TakeListener,
} from '@mboa/domain'
import type { Capture } from '../../../platform/sound/capture.ts'
import type { Levels } from './levels.ts'
import type { TakeRecorder } from './take-recorder.ts'

/** What is remembered while nobody speaks: more than any take begins before it is noticed. */
const rememberedSeconds = 2
const beforePressSeconds = 0.3
/** Longer than the longest word or sentence with its padding is never of use. */
const longestPressSeconds = { word: 9, sentence: 20.5 } as const

/** Finds takes in what a microphone gives: by itself hands-free, between two presses one by one. */
export interface TakeDetector {
  readonly open: (capture: Capture) => void
  /** Another list is open: its prompts may be of another kind. */
  readonly renew: () => void
  readonly push: (samples: Float32Array<ArrayBuffer>) => void
  /** Somebody begins to listen hands free: what sounded until now is part of no word. */
  readonly listenAnew: () => void
  /** Begins a take by hand. A word that begins with the press is not cut off. */
  readonly beginByHand: () => void
  readonly endByHand: () => void
  /** No sound follows: what was being said is kept as far as it was heard. */
  readonly endUnfinished: () => void
  /** What is being said is not wanted. */
  readonly drop: () => void
  readonly close: () => void
}

export interface TakeDetectorDeps {
  /** In whose language is spoken. */
  readonly course: string
  readonly getSession: () => StudioSession
  readonly send: (event: StudioEvent) => void
  readonly recorder: TakeRecorder
  readonly levels: Levels
}

/** What is heard through one microphone. */
interface Input {
  readonly capture: Capture
  readonly listener: TakeListener
  readonly memory: SoundMemory
}

export function createTakeDetector({
  course,
  getSession,
  send,
  recorder,
  levels,
}: TakeDetectorDeps): TakeDetector {
  const language = findLanguage(course)
  let input: Input | undefined
  /** Where what is being recorded began, for one recorded by hand. */
  let pressedAt = 0
  /** Somebody speaks since before the word that was said last was saved. */
  let isTooEarly = false

  const isHearing = () => getSession().phase === 'hearing'

  function follow(event: HeardEvent): void {
    if (event.type === 'began') {
      isTooEarly = getSession().phase === 'saving'
      if (isAttentive(getSession())) begin(event.from)
    } else if (isHearing()) {
      if (event.type === 'ended') judgeFound(event.take)
      else drop(event.because)
      if (event.type === 'dropped' && event.because === 'early') send({ type: 'spoken-too-early' })
    } else if (event.type === 'ended' && isTooEarly) send({ type: 'spoken-too-early' })
  }

  function begin(from: number): void {
    const session = getSession()
    const prompt = shownPrompt(session)
    if (prompt === undefined || input === undefined) return
    const { capture, memory } = input
    recorder.begin(prompt, capture, memory.read({ start: from, end: memory.length }), from)
    send(session.mode === 'hands-free' ? { type: 'speech-began' } : { type: 'start' })
  }

  /** Heard hands free: it may be something else that was said. */
  function judgeFound(take: HeardTake): void {
    const prompt = shownPrompt(getSession())
    if (prompt === undefined || input === undefined) return
    const { capture, memory } = input
    settle(
      take,
      judgeFoundTake(memory.read(take.cut), capture.sampleRate, take, { prompt, language }),
    )
  }

  function judgePressed(take: HeardTake): void {
    const prompt = shownPrompt(getSession())
    if (prompt === undefined || input === undefined) return
    const { capture, memory } = input
    settle(take, judgePressedTake(memory.read(take.cut), capture.sampleRate, take, prompt.kind))
  }

  function settle(take: HeardTake, quality: SoundQuality): void {
    if (input === undefined) return
    const samples = input.memory.read(take.range)
    send({ type: 'heard', quality })
    if (getSession().phase !== 'saving') recorder.discard()
    else recorder.finish(take, { samples, quality })
  }

  function drop(because: 'click' | 'sound' | 'early' = 'click'): void {
    recorder.discard()
    send({ type: because === 'sound' ? 'sound-dropped' : 'speech-dropped' })
  }

  function endByHand(): void {
    const prompt = shownPrompt(getSession())
    if (prompt === undefined || input === undefined) return
    const { capture, memory } = input
    const samples = memory.read({ start: pressedAt, end: memory.length })
    const found = findTake(samples, capture.sampleRate, prompt.kind)
    if (found === undefined) drop()
    else {
      judgePressed({
        ...found,
        range: moved(found.range, pressedAt),
        cut: moved(found.cut, pressedAt),
        speech: moved(found.speech, pressedAt),
      })
    }
  }

  /** Nobody presses a second time: what is longer than any take ends by itself. */
  function endWhereTooLong({ capture, memory }: Input): void {
    if (!isHearing()) return
    const seconds = (memory.length - pressedAt) / capture.sampleRate
    if (seconds >= longestPressSeconds[shownPrompt(getSession())?.kind ?? 'word']) endByHand()
  }

  function open(capture: Capture): void {
    const session = getSession()
    const kind = shownPrompt(session)?.kind ?? session.prompts[0]?.kind ?? 'word'
    input = {
      capture,
      listener: createTakeListener(capture.sampleRate, kind),
      memory: createSoundMemory(),
    }
  }

  return {
    open,
    renew() {
      if (input !== undefined) open(input.capture)
    },
    push(samples) {
      if (input === undefined) return
      const { capture, listener, memory } = input
      memory.append(samples)
      // What the device itself says is nobody's word, nor does the next word continue it.
      if (getSession().isPrompting) {
        listener.skip(samples)
        isTooEarly = false
      }
      const event = getSession().isPrompting ? undefined : listener.push(samples)
      levels.show(listener.state, samples, capture.sampleRate)
      if (isHearing()) recorder.append(samples)
      else memory.forget(memory.length - rememberedSeconds * capture.sampleRate)
      if (getSession().mode === 'one-by-one') endWhereTooLong(input)
      else if (event !== undefined) follow(event)
    },
    listenAnew: () => input?.listener.listenAnew(),
    beginByHand() {
      if (input === undefined) return
      const { capture, memory } = input
      pressedAt = Math.max(0, memory.length - beforePressSeconds * capture.sampleRate)
      begin(pressedAt)
    },
    endByHand,
    endUnfinished() {
      if (!isHearing()) return
      if (getSession().mode === 'one-by-one') {
        endByHand()
        return
      }
      const event = input?.listener.stop()
      if (event === undefined) drop()
      else follow(event)
    },
    drop: () => drop(),
    close() {
      input = undefined
      levels.clear()
    },
  }
}

const moved = ({ start, end }: { start: number; end: number }, by: number) => ({
  start: start + by,
  end: end + by,
})
