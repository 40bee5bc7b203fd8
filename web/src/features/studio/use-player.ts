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

/** @param onPlaying hears when something begins and ends to play */
export function usePlayer(onPlaying: (isPlaying: boolean) => void): Player {
  const [isPlaying, setIsPlaying] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function tell(now: boolean) {
    setIsPlaying(now)
    onPlaying(now)
  }

  return {
    isPlaying,
    toggle({ samples, sampleRate, cut }) {
      if (stop.current !== undefined) {
        stop.current()
        return
      }
      tell(true)
      stop.current = playSound(samples.slice(cut.start, cut.end), sampleRate, () => {
        stop.current = undefined
        tell(false)
      })
    },
  }
}
