import { useEffect, useRef, useState } from 'react'
import { playSound } from '../../platform/sound/play-sound.ts'

export interface PlayedSound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  readonly cut: { readonly start: number; readonly end: number }
}

interface Player {
  isPlaying: boolean
  /** Plays the cut from its start; while it plays, stops it. */
  toggle: (sound: PlayedSound) => void
}

export function usePlayer(): Player {
  const [isPlaying, setIsPlaying] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  return {
    isPlaying,
    toggle({ samples, sampleRate, cut }) {
      if (stop.current !== undefined) {
        stop.current()
        return
      }
      setIsPlaying(true)
      stop.current = playSound(samples.slice(cut.start, cut.end), sampleRate, () => {
        stop.current = undefined
        setIsPlaying(false)
      })
    },
  }
}
