import { useEffect, useRef, useState } from 'react'
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
} {
  const [recording, setRecording] = useState<OwnRecording>({ phase: 'idle' })
  const recorder = useRef<MediaRecorder>(null)
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (recorder.current?.state === 'recording') recorder.current.stop()
    }
  }, [])
  const address = recording.phase === 'recorded' ? recording.address : undefined
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])

  async function start() {
    setRecording({ phase: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isLeft.current) {
        turnOff(stream)
        return
      }
      const parts: Blob[] = []
      const current = new MediaRecorder(stream)
      const timer = setTimeout(() => current.stop(), longestRecordingMs)
      current.ondataavailable = ({ data }) => parts.push(data)
      current.onstop = () => {
        clearTimeout(timer)
        turnOff(stream)
        if (isLeft.current) return
        const whole = new Blob(parts, { type: current.mimeType })
        setRecording({ phase: 'recorded', address: URL.createObjectURL(whole) })
      }
      current.start()
      recorder.current = current
      setRecording({ phase: 'recording' })
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused) reportProblem('opening the microphone', error)
      setRecording({ phase: isRefused ? 'refused' : 'unavailable' })
    }
  }

  return { recording, start, stop: () => recorder.current?.stop() }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
