import { useCallback, useEffect, useRef, useState } from 'react'
import { takeSound } from '../../platform/sound/sound-in-use.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** A word is said in less; a forgotten microphone goes off by itself. */
const longestRecordingMs = 10_000
/** How often the browser hands over what it has recorded. */
const partMs = 100

export type OwnRecording =
  | { phase: 'idle' | 'asking' }
  | { phase: 'recording'; stream: MediaStream }
  | { phase: 'recorded'; sound: Blob; address: string }
  /** `refused`: the microphone is not allowed. `unavailable`: there is none, or it is taken. */
  | { phase: 'refused' | 'unavailable' }

/** Records the learner's own voice, into the memory of this page and nowhere else. */
export function useOwnRecording(): {
  recording: OwnRecording
  start: () => Promise<void>
  stop: () => void
  /** Without a recording after all: what was asked for or is being recorded is dropped. */
  giveUp: () => void
} {
  const [recording, setRecording] = useState<OwnRecording>({ phase: 'idle' })
  const recorder = useRef<Recorder>(null)
  /** The newest press: what an older one is given late is turned off. */
  const newest = useRef(0)

  const drop = useCallback(() => {
    newest.current += 1
    recorder.current?.drop()
  }, [])
  useEffect(() => drop, [drop])
  const address = recording.phase === 'recorded' ? recording.address : undefined
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])

  async function start() {
    drop()
    const own = newest.current
    const isWanted = () => own === newest.current
    setRecording({ phase: 'asking' })
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isWanted()) {
        recorder.current = record(stream, (sound) => {
          if (!isWanted()) return
          setRecording({ phase: 'recorded', sound, address: URL.createObjectURL(sound) })
        })
        setRecording({ phase: 'recording', stream })
      } else turnOff(stream)
    } catch (error) {
      if (stream !== undefined) turnOff(stream)
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused) reportProblem('opening the microphone', error)
      if (isWanted()) setRecording({ phase: isRefused ? 'refused' : 'unavailable' })
    }
  }

  return {
    recording,
    start,
    stop: () => recorder.current?.stop(),
    giveUp() {
      drop()
      // What went wrong is shown until the next word.
      setRecording((current) => (isUnderWay(current) ? { phase: 'idle' } : current))
    },
  }
}

const isUnderWay = ({ phase }: OwnRecording) => phase === 'asking' || phase === 'recording'

interface Recorder {
  /** Ends once there is something to hear: a press may come before the first sound does. */
  stop: () => void
  /** Ends at once. */
  drop: () => void
}

/** Begins to record; turns the microphone off when it ends. */
function record(stream: MediaStream, onRecorded: (sound: Blob) => void): Recorder {
  const parts: Blob[] = []
  let isToStop = false
  const recorder = new MediaRecorder(stream)
  const drop = () => {
    if (recorder.state === 'recording') recorder.stop()
  }
  const timer = setTimeout(drop, longestRecordingMs)
  const release = takeSound()
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data)
    if (isToStop && parts.length > 0) drop()
  }
  recorder.onstop = () => {
    clearTimeout(timer)
    release()
    turnOff(stream)
    onRecorded(new Blob(parts, { type: recorder.mimeType }))
  }
  recorder.start(partMs)
  return {
    stop() {
      isToStop = true
      if (parts.length > 0) drop()
    },
    drop,
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
