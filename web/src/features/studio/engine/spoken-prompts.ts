import type { StudioEvent } from '@mboa/domain'
import type { Microphone } from './microphone.ts'

/** A loudspeaker, and a headset more so, sounds on after its voice has ended; a room as well. */
export const deafAfterMs = 300

/** Says something aloud; resolves when it is said, could not be, or is no longer wanted. */
export type Say = (signal: AbortSignal) => Promise<void>

/** What the device says of the prompts while a microphone is on that is not to hear it. */
export interface SpokenPrompts {
  /** In place of what is being said. */
  readonly say: (say: Say) => Promise<void>
  readonly hush: () => void
}

export function createSpokenPrompts({
  send,
  listenFor,
}: {
  readonly send: (event: StudioEvent) => void
  readonly listenFor: Microphone['listenFor']
}): SpokenPrompts {
  let newest: AbortController | undefined

  return {
    async say(say) {
      newest?.abort()
      const own = (newest = new AbortController())
      send({ type: 'prompting', isPrompting: true })
      try {
        await say(own.signal)
        // By the clock, and by what the microphone gives: a busy page hears late.
        await Promise.all([afterMs(deafAfterMs), listenFor(deafAfterMs)])
      } finally {
        if (newest === own) {
          newest = undefined
          send({ type: 'prompting', isPrompting: false })
        }
      }
    },
    hush: () => newest?.abort(),
  }
}

const afterMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
