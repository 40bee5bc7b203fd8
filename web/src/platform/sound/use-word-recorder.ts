import {
  createSoundMemory,
  findTake,
  judgePressedTake,
  playbackGainDb,
  type SoundAdvice,
  type SpeechKind,
} from '@mboa/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../report-problem.ts'
import { startCapture, type Capture, type CaptureTrouble } from './capture.ts'
import type { SoundFile } from './encoded-take.ts'
import { encodeFlacFile } from './flac-file.ts'

/** What was said, ready to be heard and kept. */
export interface SaidWord {
  readonly file: SoundFile
  /** Of the file, until something else is said. */
  readonly address: string
  readonly gainDb: number
  readonly advice: readonly SoundAdvice[]
}

export type WordRecorder =
  | { phase: 'idle' | 'opening' | 'recording' | 'preparing' | 'nothing-heard' }
  | { phase: 'said'; said: SaidWord }
  | { phase: 'trouble'; trouble: CaptureTrouble }

/** Nobody presses a second time: what is longer than a word or sentence ends by itself. */
const longestMs = { word: 9_000, sentence: 20_500 } as const

/** Records one word between two presses, by the capture and the judgement of the studio. */
export function useWordRecorder(kind: SpeechKind): {
  recorder: WordRecorder
  start: () => void
  stop: () => void
} {
  const [recorder, setRecorder] = useState<WordRecorder>({ phase: 'idle' })
  const current = useRef<{ end: () => void; drop: () => void }>(undefined)
  useEffect(() => () => current.current?.drop(), [])
  const address = recorder.phase === 'said' ? recorder.said.address : undefined
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])

  const start = useCallback(() => {
    current.current?.drop()
    setRecorder({ phase: 'opening' })
    current.current = record(kind, setRecorder)
  }, [kind])
  const stop = useCallback(() => current.current?.end(), [])
  return { recorder, start, stop }
}

/** One press of the microphone: ended, or dropped with nothing reported any more. */
function record(kind: SpeechKind, report: (recorder: WordRecorder) => void) {
  const memory = createSoundMemory()
  const wish = new AbortController()
  let capture: Capture | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function close() {
    isOver = true
    clearTimeout(timer)
    wish.abort()
    capture?.stop().catch((error: unknown) => reportProblem('closing the microphone', error))
  }

  function end() {
    if (isOver || capture === undefined) return
    const { sampleRate } = capture
    close()
    report({ phase: 'preparing' })
    prepare(memory.read({ start: 0, end: memory.length }), sampleRate, kind)
      .then((said) => {
        if (!isDropped)
          report(said === undefined ? { phase: 'nothing-heard' } : { phase: 'said', said })
      })
      .catch(fail)
  }

  let isDropped = false
  function fail(error: unknown) {
    if (isDropped) return
    reportProblem('recording a voice', error)
    report({ phase: 'trouble', trouble: 'microphone-failed' })
  }

  startCapture(
    { onSamples: (samples) => memory.append(samples), onLost: end },
    { signal: wish.signal },
  )
    .then((opened) => {
      if (isOver) return
      if (!opened.ok) {
        report({ phase: 'trouble', trouble: opened.trouble })
        return
      }
      capture = opened.capture
      timer = setTimeout(end, longestMs[kind])
      report({ phase: 'recording' })
    })
    .catch(fail)

  return {
    end,
    drop() {
      isDropped = true
      close()
    },
  }
}

async function prepare(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  kind: SpeechKind,
): Promise<SaidWord | undefined> {
  const found = findTake(samples, sampleRate, kind)
  if (found === undefined) return undefined
  const cut = samples.slice(found.cut.start, found.cut.end)
  const { advice } = judgePressedTake(cut, sampleRate, found, kind)
  const file = await encodeFlacFile(cut, sampleRate)
  const address = URL.createObjectURL(new Blob([file.bytes], { type: 'audio/flac' }))
  return { file, address, gainDb: playbackGainDb(cut, sampleRate), advice }
}
