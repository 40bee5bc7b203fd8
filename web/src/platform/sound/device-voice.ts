import type { InterfaceLanguage } from '@mboa/contract'

/** Of a voice that never reports its end: no meaning takes longer. */
const longestMeaningMs = 10_000

/** What browsers without a voice of any kind lack. */
const synthesis = () => (globalThis as Partial<typeof globalThis>).speechSynthesis

/**
 * A voice for meanings that is on the device: others send what they say to somebody's server, and
 * say nothing without a network.
 */
export function findDeviceVoice(language: InterfaceLanguage): SpeechSynthesisVoice | undefined {
  const own = (synthesis()?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && lang.toLowerCase().startsWith(language),
  )
  return own.find((voice) => voice.default) ?? own[0]
}

/** Browsers read their voices once somebody asks: asked ahead, they are known where one is needed. */
export function askForVoices(): void {
  synthesis()?.getVoices()
}

/** Hears when the voices are known, which some browsers read late; returns how to stop hearing. */
export function onVoicesChange(listener: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', listener)
  return () => synthesis()?.removeEventListener('voiceschanged', listener)
}

/** Says a meaning. Resolves when it is said, could not be, or is no longer wanted. */
export function sayMeaning(
  text: string,
  voice: SpeechSynthesisVoice,
  signal: AbortSignal,
  longestMs = longestMeaningMs,
): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  return new Promise((resolve) => {
    let isOver = signal.aborted
    if (isOver) {
      resolve()
      return
    }
    const end = () => {
      // What is said after it is not to be silenced by its late events.
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      synthesis()?.cancel()
      resolve()
    }
    const timer = setTimeout(end, longestMs)
    utterance.onend = end
    // Its meaning stands on the screen as well.
    utterance.onerror = end
    signal.addEventListener('abort', end, { once: true })
    synthesis()?.speak(utterance)
  })
}
