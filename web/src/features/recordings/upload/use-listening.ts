import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { decodeFile } from '../../../platform/sound/decode-file.ts'
import { playSound } from '../../../platform/sound/play-sound.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { longestFileSeconds } from './check-file.ts'

interface Listening {
  /** Which file is heard. */
  playing: string | undefined
  /** Plays what learners would hear of a file; pressed again, it stops. */
  toggle: (upload: StoredUpload) => void
}

export function useListening(store: TakeStore): Listening {
  const [playing, setPlaying] = useState<string>()
  const stop = useRef<() => void>(undefined)
  const wanted = useRef<string>(undefined)

  const fallSilent = useCallback(() => {
    wanted.current = undefined
    stop.current?.()
    stop.current = undefined
    setPlaying(undefined)
  }, [])
  useEffect(() => fallSilent, [fallSilent])

  async function play({ id, check }: StoredUpload): Promise<void> {
    const file = await store.uploads.readFile(id)
    const decoded = file && (await decodeFile(file, longestFileSeconds))
    // Another one was pressed meanwhile, or this one again.
    if (wanted.current !== id || decoded?.ok !== true) return
    const { samples, sampleRate } = decoded.file
    const cut = check?.outcome === 'heard' ? check.cut : { start: 0, end: samples.length }
    stop.current = playSound(samples.slice(cut.start, cut.end), sampleRate, fallSilent)
  }

  return {
    playing,
    toggle(upload) {
      const isStopping = playing === upload.id
      fallSilent()
      if (isStopping) return
      wanted.current = upload.id
      setPlaying(upload.id)
      play(upload).catch((error: unknown) => {
        reportProblem('playing a file', error)
        fallSilent()
      })
    },
  }
}
