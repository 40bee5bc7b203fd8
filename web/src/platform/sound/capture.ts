import { inTime } from '../promises.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'

/** Why there is no sound; the catalogue has the words. */
export type CaptureTrouble =
  | 'microphone-refused'
  | 'no-microphone'
  | 'microphone-busy'
  | 'microphone-failed'
  | 'microphone-not-supported'

/** Who hears what the microphone gives. */
export interface CaptureListener {
  /** One channel, −1 to 1, every 20 ms or so; the samples are the listener's from then on. */
  onSamples: (samples: Float32Array<ArrayBuffer>) => void
  /** It was unplugged or taken away, for instance by a call; nothing comes any more. */
  onLost: () => void
}

export interface Capture {
  /** The device's own: nothing is resampled. */
  readonly sampleRate: number
  /** How the browser really uses the microphone: kept with every take. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  stop(): Promise<void>
}

/** Firefox never starts the audio of a device that has no output. */
const startMs = 10_000

/** Everything that browsers do for calls spoils what is to be kept. */
const untouched = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

const troubles: Readonly<Record<string, CaptureTrouble>> = {
  NotAllowedError: 'microphone-refused',
  SecurityError: 'microphone-refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-failed',
}

export interface CaptureWish {
  /** Of `enumerateDevices`; the system's choice without. */
  deviceId?: string | undefined
  /** Nobody wants the microphone any more: it goes off at once, or as soon as it is given. */
  signal?: AbortSignal
}

/**
 * Opens a microphone and listens to it. To be called in the handler of a press: browsers keep
 * sound off before. Waits as long as the browser's question is unanswered.
 * @throws the signal's reason once it is aborted; an error where the audio does not start
 */
export async function startCapture(
  listener: CaptureListener,
  { deviceId, signal }: CaptureWish = {},
): Promise<{ ok: true; capture: Capture } | { ok: false; trouble: CaptureTrouble }> {
  const opened = await openMicrophone(deviceId)
  if (!opened.ok) return opened
  const [track] = opened.stream.getAudioTracks()
  if (track === undefined) return { ok: false, trouble: 'no-microphone' }
  if (signal?.aborted === true) track.stop()
  signal?.throwIfAborted()
  const context = new AudioContext()
  let stopped: Promise<void> | undefined
  const stop = () => {
    track.onmute = null
    track.stop()
    return (stopped ??= context.close())
  }
  // What the graph still waits for then fails, or never comes.
  signal?.addEventListener('abort', () => void stop())
  try {
    await context.audioWorklet.addModule(trustedScriptUrl('capture'))
    const node = new AudioWorkletNode(context, 'mboa-capture', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    node.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => {
      // Some tracks begin muted: what counts is that one that was heard falls silent.
      track.onmute = listener.onLost
      listener.onSamples(data)
    }
    track.addEventListener('ended', listener.onLost)
    context.onstatechange = () => {
      // What Safari calls it when a call or another app takes the sound.
      if ((context.state as string) === 'interrupted') listener.onLost()
    }
    context.createMediaStreamSource(opened.stream).connect(node)
    await inTime(context.resume(), startMs)
    signal?.throwIfAborted()
  } catch (error) {
    // Not waited for: what never started may never close either.
    stop().catch(() => undefined)
    throw error
  }
  const { sampleRate } = context
  return { ok: true, capture: { sampleRate, settings: settingsOf(track), stop } }
}

async function openMicrophone(
  deviceId: string | undefined,
): Promise<{ ok: true; stream: MediaStream } | { ok: false; trouble: CaptureTrouble }> {
  // Absent outside secure contexts, whatever the typings say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) return { ok: false, trouble: 'microphone-not-supported' }
  const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } }
  try {
    const audio = { ...untouched, ...device, channelCount: 1 }
    return { ok: true, stream: await devices.getUserMedia({ audio }) }
  } catch (error) {
    const trouble = error instanceof DOMException ? troubles[error.name] : undefined
    if (trouble === undefined) throw error
    return { ok: false, trouble }
  }
}

function settingsOf(track: MediaStreamTrack): Capture['settings'] {
  const used = Object.entries({ ...track.getSettings(), label: track.label }) as [string, unknown][]
  const plain = used.filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return Object.fromEntries(plain)
}
