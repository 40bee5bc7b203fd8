import { useState } from 'react'
import { useRecordingDialect } from '../../platform/recording-lists/use-recording-facts.ts'

export interface OwnDialect {
  /** Null where the speaker names none. */
  readonly value: string | null
  readonly text: string
  readonly setText: (text: string) => void
}

/**
 * The dialect that somebody speaks of a language, as they wrote it last on this device, in the
 * studio too; undefined until it is read.
 */
export function useDialect(userId: string, course: string): OwnDialect | undefined {
  const [stored, choose] = useRecordingDialect(userId, course)
  const [typed, setTyped] = useState<string>()
  if (stored === undefined) return undefined
  const text = typed ?? stored ?? ''
  return {
    text,
    value: nameOf(text),
    setText(changed) {
      setTyped(changed)
      choose(nameOf(changed))
    },
  }
}

const nameOf = (text: string) => (text.trim() === '' ? null : text.trim().normalize('NFC'))
