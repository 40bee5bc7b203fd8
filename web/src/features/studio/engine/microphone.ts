import { createSoundMemory } from '@mboa/domain'
import {
  startCapture,
  type Capture,
  type CaptureListener,
  type CaptureTrouble,
} from '../../../platform/sound/capture.ts'

export type MicrophoneState =
  | { state: 'off' }
  | { state: 'opening' }
  | { state: 'on'; deviceId: string | undefined }
  | { state: 'trouble'; trouble: CaptureTrouble }

export interface HeardSound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
}

/** The microphone that is used: one at a time, whatever is pressed while the browser asks. */
export interface Microphone {
  readonly getState: () => MicrophoneState
  /** To be called in the handler of a press; ends the one that was open. */
  readonly open: (deviceId?: string) => Promise<void>
  /** The sound of the next ms. Undefined where the microphone is not on, or goes meanwhile. */
  readonly listenFor: (ms: number) => Promise<HeardSound | undefined>
  readonly close: () => Promise<void>
}

export interface MicrophoneDeps {
  /** Before anything is heard of it. */
  readonly onOpened: (capture: Capture) => void
  readonly onSamples: (samples: Float32Array<ArrayBuffer>) => void
  /** It was unplugged or taken away; what it gave until then may still be ended. */
  readonly onLost: () => void
  /** Nothing is heard of it any more, whatever the reason. */
  readonly onClosed: () => void
  readonly onState: () => void
  readonly onProblem: (error: unknown) => void
}

export function createMicrophone(deps: MicrophoneDeps): Microphone {
  let state: MicrophoneState = { state: 'off' }
  let capture: Capture | undefined
  /** The opening that counts. One before it is stopped, and what it still gives is not heard. */
  let opening = new AbortController()
  /** Those who wait for a stretch of sound; given nothing once nothing more comes. */
  const waiting = new Set<(samples: Float32Array<ArrayBuffer> | undefined) => void>()

  function setState(next: MicrophoneState): void {
    state = next
    if (state.state !== 'on') for (const listener of waiting) listener(undefined)
    deps.onState()
  }

  function listenerOf({ signal }: AbortController): CaptureListener {
    return {
      onSamples(samples) {
        if (signal.aborted || capture === undefined) return
        deps.onSamples(samples)
        for (const listener of waiting) listener(samples)
      },
      onLost() {
        if (signal.aborted) return
        deps.onLost()
        setState({ state: 'off' })
        close().catch(deps.onProblem)
      },
    }
  }

  async function close(): Promise<void> {
    const open = capture
    capture = undefined
    opening.abort()
    deps.onClosed()
    await open?.stop()
  }

  return {
    getState: () => state,
    async open(deviceId) {
      const closed = close()
      const own = (opening = new AbortController())
      const isSuperseded = () => own.signal.aborted
      await closed
      if (isSuperseded()) return
      setState({ state: 'opening' })
      const wish = { deviceId, signal: own.signal }
      const opened = await startCapture(listenerOf(own), wish).catch((error: unknown) => {
        if (!isSuperseded()) deps.onProblem(error)
        return { ok: false, trouble: 'microphone-failed' } as const
      })
      if (isSuperseded()) return
      if (!opened.ok) {
        setState({ state: 'trouble', trouble: opened.trouble })
        return
      }
      deps.onOpened(opened.capture)
      capture = opened.capture
      setState({ state: 'on', deviceId })
    },
    listenFor: (ms) =>
      new Promise((resolve) => {
        if (capture === undefined) {
          resolve(undefined)
          return
        }
        const { sampleRate } = capture
        const wanted = Math.round((sampleRate * ms) / 1000)
        const memory = createSoundMemory()
        const listener = (samples: Float32Array<ArrayBuffer> | undefined) => {
          if (samples !== undefined) {
            memory.append(samples)
            if (memory.length < wanted) return
          }
          waiting.delete(listener)
          resolve(samples && { samples: memory.read({ start: 0, end: wanted }), sampleRate })
        }
        waiting.add(listener)
      }),
    close,
  }
}
