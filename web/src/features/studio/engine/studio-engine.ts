import {
  canRecord,
  createSoundMemory,
  createTakeListener,
  findTake,
  isAttentive,
  judgeQuality,
  shownPrompt,
  stepStudio,
  type HeardEvent,
  type HeardTake,
  type SoundMemory,
  type StudioEvent,
  type StudioSession,
  type TakeListener,
} from '@mboa/domain'
import { startCapture, type Capture, type CaptureTrouble } from '../../../platform/sound/capture.ts'
import { createLevels, type Levels } from './levels.ts'
import {
  createTakeKeeper,
  type KeptSound,
  type TakeKeeper,
  type TakeKeeperParts,
} from './take-keeper.ts'

/** What is remembered while nobody speaks: more than any take begins before it is noticed. */
const rememberedSeconds = 2

export type MicrophoneState =
  | { state: 'off' }
  | { state: 'opening' }
  | { state: 'on'; deviceId: string | undefined }
  | { state: 'trouble'; trouble: CaptureTrouble }

export interface StudioEngine {
  readonly getSession: () => StudioSession
  readonly getMicrophone: () => MicrophoneState
  /** Of the newest take, as long as it can still be cut or heard here. */
  readonly getLastSound: () => KeptSound | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly levels: Levels
  readonly send: (event: StudioEvent) => void
  /** To be called in the handler of a press. */
  readonly openMicrophone: (deviceId?: string) => Promise<void>
  /** The sound of the next ms. Undefined where the microphone goes meanwhile. */
  readonly listenFor: (
    ms: number,
  ) => Promise<{ samples: Float32Array; sampleRate: number } | undefined>
  /** Starts, or ends what is under way. */
  readonly press: () => void
  /** Listens no longer; the word that is being said is ended as a press ends it. */
  readonly rest: () => void
  /** Tries again to keep the take for which there was no room. */
  readonly saveAgain: () => void
  /** The newest take was cut anew on the device. */
  readonly recutLast: (cut: KeptSound['cut']) => void
  readonly forgetLast: () => void
  readonly close: () => Promise<void>
}

export interface StudioEngineParts extends Omit<TakeKeeperParts, 'onKept' | 'onUnsaved'> {
  readonly session: StudioSession
}

/** What joins the microphone, the rules of the studio and the device's store. */
export function createStudioEngine(parts: StudioEngineParts): StudioEngine {
  let { session } = parts
  let microphone: MicrophoneState = { state: 'off' }
  let capture: Capture | undefined
  let listener: TakeListener | undefined
  let memory: SoundMemory = createSoundMemory()
  /** Where what is being recorded began, for one recorded by hand. */
  let pressedAt = 0
  /** Somebody speaks since before the word that was said last was saved. */
  let isTooEarly = false
  let lastSound: KeptSound | undefined
  let onBlock: (() => void) | undefined
  const levels = createLevels()
  const hearers = new Set<() => void>()

  const tell = () => {
    for (const hearer of hearers) hearer()
  }
  const keeper: TakeKeeper = createTakeKeeper({
    ...parts,
    onKept(kept) {
      lastSound = kept
      send({ type: 'kept', id: kept.id, quality: kept.quality })
    },
    onUnsaved: (because) => send({ type: because }),
  })

  function send(event: StudioEvent): void {
    const before = session
    session = stepStudio(session, event)
    if (session !== before) tell()
  }

  function setMicrophone(next: MicrophoneState): void {
    microphone = next
    tell()
  }

  function onSamples(samples: Float32Array<ArrayBuffer>): void {
    if (listener === undefined || capture === undefined) return
    memory.append(samples)
    const event = listener.push(samples)
    levels.show(listener.state, samples, capture.sampleRate)
    if (session.phase === 'hearing') keeper.append(samples)
    else memory.forget(memory.length - rememberedSeconds * capture.sampleRate)
    onBlock?.()
    if (session.mode === 'hands-free' && event !== undefined) follow(event)
    else if (session.mode === 'one-by-one') endWhereTooLong()
  }

  function follow(event: HeardEvent): void {
    if (event.type === 'began') {
      isTooEarly = session.phase === 'saving'
      if (isAttentive(session)) begin(event.from)
    } else if (session.phase === 'hearing') {
      if (event.type === 'ended') judge(event.take)
      else drop()
    } else if (event.type === 'ended' && isTooEarly) send({ type: 'spoken-too-early' })
  }

  function begin(from: number): void {
    const prompt = shownPrompt(session)
    if (prompt === undefined || capture === undefined) return
    keeper.begin(prompt, capture, memory.read({ start: from, end: memory.length }), from)
    send(session.mode === 'hands-free' ? { type: 'speech-began' } : { type: 'start' })
  }

  function judge(take: HeardTake): void {
    const prompt = shownPrompt(session)
    if (prompt === undefined || capture === undefined) return
    const quality = judgeQuality(memory.read(take.cut), capture.sampleRate, prompt.kind)
    const samples = memory.read(take.range)
    send({ type: 'heard', quality })
    if (session.phase !== 'saving') keeper.discard()
    else keeper.finish(take, { samples, quality })
  }

  function drop(): void {
    keeper.discard()
    send({ type: 'speech-dropped' })
  }

  function endByHand(): void {
    const prompt = shownPrompt(session)
    if (prompt === undefined || capture === undefined) return
    const samples = memory.read({ start: pressedAt, end: memory.length })
    const found = findTake(samples, capture.sampleRate, prompt.kind)
    if (found === undefined) drop()
    else judge({ range: moved(found.range, pressedAt), cut: moved(found.cut, pressedAt) })
  }

  /** Nobody presses a second time: what is longer than any take ends by itself. */
  function endWhereTooLong(): void {
    if (session.phase !== 'hearing' || capture === undefined) return
    const seconds = (memory.length - pressedAt) / capture.sampleRate
    const prompt = shownPrompt(session)
    if (seconds >= longestPressSeconds[prompt?.kind ?? 'word']) endByHand()
  }

  function press(): void {
    if (session.phase === 'hearing') {
      send({ type: 'stop' })
      if (session.mode === 'one-by-one') endByHand()
      return
    }
    if (session.phase === 'waiting') {
      send({ type: 'stop' })
      return
    }
    if (session.phase !== 'resting' || microphone.state !== 'on') return
    if (session.mode === 'one-by-one' && !canRecord(session)) return
    if (session.mode === 'hands-free') send({ type: 'start' })
    else {
      // A word that begins with the press is not cut off.
      pressedAt = Math.max(0, memory.length - beforePressSeconds * (capture?.sampleRate ?? 0))
      begin(pressedAt)
    }
  }

  function rest(): void {
    if (session.mode === 'one-by-one' && session.phase === 'hearing') press()
    else send({ type: 'stop' })
  }

  async function openMicrophone(deviceId?: string): Promise<void> {
    await stopCapture()
    setMicrophone({ state: 'opening' })
    const opened = await startCapture({ onSamples, onLost }, deviceId).catch((error: unknown) => {
      parts.onProblem(error)
      return { ok: false, trouble: 'microphone-failed' } as const
    })
    if (!opened.ok) {
      setMicrophone({ state: 'trouble', trouble: opened.trouble })
      return
    }
    memory = createSoundMemory()
    const kind = shownPrompt(session)?.kind ?? session.prompts[0]?.kind ?? 'word'
    listener = createTakeListener(opened.capture.sampleRate, kind)
    capture = opened.capture
    setMicrophone({ state: 'on', deviceId })
  }

  /** What was being said is kept as far as it was heard. */
  function onLost(): void {
    if (session.phase === 'hearing') {
      if (session.mode === 'one-by-one') endByHand()
      else {
        const event = listener?.stop()
        if (event === undefined) drop()
        else follow(event)
      }
    }
    send({ type: 'microphone-lost' })
    setMicrophone({ state: 'off' })
    stopCapture().catch(parts.onProblem)
  }

  async function stopCapture(): Promise<void> {
    const open = capture
    capture = listener = undefined
    levels.clear()
    await open?.stop()
  }

  return {
    getSession: () => session,
    getMicrophone: () => microphone,
    getLastSound: () => lastSound,
    subscribe(hearer) {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    levels,
    send,
    press,
    rest,
    openMicrophone,
    listenFor(ms) {
      const from = memory.length
      return new Promise((resolve) => {
        onBlock = () => {
          if (capture === undefined) return
          const wanted = Math.round((capture.sampleRate * ms) / 1000)
          if (memory.length - from < wanted) return
          onBlock = undefined
          resolve({
            samples: memory.read({ start: from, end: from + wanted }),
            sampleRate: capture.sampleRate,
          })
        }
        const stopWaiting = () => {
          if (microphone.state === 'on') return
          hearers.delete(stopWaiting)
          resolve(undefined)
        }
        hearers.add(stopWaiting)
      })
    },
    saveAgain: () => keeper.saveAgain(),
    recutLast(cut) {
      if (lastSound !== undefined) lastSound = { ...lastSound, cut }
      tell()
    },
    forgetLast() {
      lastSound = undefined
      tell()
    },
    async close() {
      if (session.phase === 'hearing') drop()
      await stopCapture()
    },
  }
}

const beforePressSeconds = 0.3
/** Longer than the longest word or sentence with its padding is never of use. */
const longestPressSeconds = { word: 9, sentence: 20.5 } as const

const moved = ({ start, end }: { start: number; end: number }, by: number) => ({
  start: start + by,
  end: end + by,
})
