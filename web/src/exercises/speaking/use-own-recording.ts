import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'

/** A word is said in less; a forgotten microphone goes off by itself. */
const longestRecordingMs = 10_000

export type OwnRecording =
  | { phase: 'idle' | 'asking' | 'recording' }
  | { phase: 'recorded'; address: string }
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
  const recorder = useRef<MediaRecorder>(null)
  /** The newest press: what an older one is given late is turned off. */
  const newest = useRef(0)

  const drop = useCallback(() => {
    newest.current += 1
    if (recorder.current?.state === 'recording') recorder.current.stop()
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
          setRecording({ phase: 'recorded', address: URL.createObjectURL(sound) })
        })
        setRecording({ phase: 'recording' })
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
      // What went wrong is told until the next word.
      setRecording((current) => (isUnderWay(current) ? { phase: 'idle' } : current))
    },
  }
}

const isUnderWay = ({ phase }: OwnRecording) => phase === 'asking' || phase === 'recording'

/** Begins to record; turns the microphone off when it ends. */
function record(stream: MediaStream, onRecorded: (sound: Blob) => void): MediaRecorder {
  const parts: Blob[] = []
  const recorder = new MediaRecorder(stream)
  const timer = setTimeout(() => recorder.stop(), longestRecordingMs)
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => {
    clearTimeout(timer)
    turnOff(stream)
    onRecorded(new Blob(parts, { type: recorder.mimeType }))
  }
  recorder.start()
  return recorder
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
