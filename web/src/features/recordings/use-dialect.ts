import { useState } from 'react'
import { keepDialect, readKeptDialect } from '../../platform/recorder/kept-dialect.ts'

export interface OwnDialect {
  /** Null where the speaker names none. */
  readonly value: string | null
  readonly text: string
  readonly setText: (text: string) => void
}

/** The dialect that somebody speaks of a language, as they wrote it last on this device. */
export function useDialect(userId: string, course: string): OwnDialect {
  const [text, setText] = useState(() => readKeptDialect(userId, course))
  return {
    text,
    value: text.trim() === '' ? null : text.trim().normalize('NFC'),
    setText(changed) {
      setText(changed)
      keepDialect(userId, course, changed)
    },
  }
}
