import { canRecord, stepStudio, type StudioEvent, type StudioSession } from '@mboa/domain'
import { createLevels, type Levels } from './levels.ts'
import {
  createMicrophone,
  type HeardSound,
  type Microphone,
  type MicrophoneState,
} from './microphone.ts'
import { createTakeHearing, type TakeHearing } from './take-hearing.ts'
import {
  createTakeKeeper,
  type KeptSound,
  type TakeKeeper,
  type TakeKeeperParts,
} from './take-keeper.ts'

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
  /** The sound of the next ms. Undefined where the microphone is not on, or goes meanwhile. */
  readonly listenFor: (ms: number) => Promise<HeardSound | undefined>
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
  let lastSound: KeptSound | undefined
  const levels = createLevels()
  const hearers = new Set<() => void>()

  const tell = () => {
    for (const hearer of hearers) hearer()
  }

  function send(event: StudioEvent): void {
    const before = session
    session = stepStudio(session, event)
    if (session !== before) tell()
  }

  const keeper: TakeKeeper = createTakeKeeper({
    ...parts,
    onKept(kept) {
      lastSound = kept
      send({ type: 'kept', id: kept.id, quality: kept.quality })
    },
    onUnsaved: (because) => send({ type: because }),
  })
  const hearing: TakeHearing = createTakeHearing({
    course: parts.course,
    getSession: () => session,
    send,
    keeper,
    levels,
  })
  const microphone: Microphone = createMicrophone({
    onOpened: hearing.open,
    onSamples: hearing.push,
    onLost() {
      hearing.endUnfinished()
      send({ type: 'microphone-lost' })
    },
    onClosed: hearing.close,
    onState: tell,
    onProblem: parts.onProblem,
  })

  function press(): void {
    const { phase, mode } = session
    if (phase === 'hearing' || phase === 'waiting') {
      send({ type: 'stop' })
      if (phase === 'hearing' && mode === 'one-by-one') hearing.endByHand()
      return
    }
    if (phase !== 'resting' || microphone.getState().state !== 'on') return
    if (mode === 'hands-free') send({ type: 'start' })
    else if (canRecord(session)) hearing.beginByHand()
  }

  function rest(): void {
    if (session.mode === 'one-by-one' && session.phase === 'hearing') press()
    else send({ type: 'stop' })
  }

  return {
    getSession: () => session,
    getMicrophone: microphone.getState,
    getLastSound: () => lastSound,
    subscribe(hearer) {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    levels,
    send,
    press,
    rest,
    openMicrophone: microphone.open,
    listenFor: microphone.listenFor,
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
      if (session.phase === 'hearing') hearing.drop()
      await microphone.close()
    },
  }
}
