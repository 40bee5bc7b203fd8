import { onTestFinished, vi } from 'vitest'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** What the browser's own utterance takes no voices but its own into. */
class Utterance {
  voice: Voice | null = null
  lang = ''
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Gives this browser such voices, which say a text as long as `say` takes; what they were given to
 * say is in the answer, in order.
 */
export function giveVoices(voices: readonly Voice[], say: (text: string) => Promise<unknown>) {
  const said: string[] = []
  let current: Utterance | undefined
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      said.push(utterance.text)
      current = utterance
      void say(utterance.text).then(() => {
        if (current === utterance) utterance.onend?.()
      })
    },
    cancel() {
      current = undefined
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return said
}
