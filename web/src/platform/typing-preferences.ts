import { languageFacts, parseInterfaceLanguage } from '@mboa/contract'
import { keyboardLayouts, type KeyboardLayout } from '@mboa/domain'
import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { reportProblem } from './report-problem.ts'
import { parseFields, storedValue } from './stored-value.ts'

/** How somebody types on this device; a keyboard belongs to a device, not to a person. */
interface TypingPreferences {
  /** Chosen, or reported by the keyboard itself; undefined where neither is known. */
  readonly layout: KeyboardLayout | undefined
  readonly usesLetterCodes: boolean
}

const stored = storedValue<TypingPreferences>('typing', {
  name: 'how somebody types on this device',
  parse(text) {
    const { layout, usesLetterCodes } = parseFields(text)
    return {
      layout: keyboardLayouts.find((known) => known === layout),
      usesLetterCodes: usesLetterCodes === true,
    }
  },
})
const listeners = createListeners()
let preferences: TypingPreferences | undefined

function current(): TypingPreferences {
  preferences ??= stored.read()
  return preferences
}

function show(next: TypingPreferences): void {
  preferences = next
  listeners.notify()
}

/** Types otherwise at once, and keeps it on this device, where its storage allows. */
export function chooseTyping(change: Partial<TypingPreferences>): void {
  show({ ...current(), ...change })
  stored.save(current())
}

/** Not in every browser, and not in the types: https://wicg.github.io/keyboard-map/ */
interface KeyboardMap {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> }
}

let hasAsked = false

/** Asks the keyboard once where nothing was chosen: the key of Q writes an A on AZERTY. */
function askKeyboard(): void {
  if (hasAsked || current().layout !== undefined) return
  hasAsked = true
  const { keyboard } = navigator as KeyboardMap
  keyboard
    ?.getLayoutMap?.()
    .then((map) => {
      const onQ = map.get('KeyQ')
      const layout = onQ === 'a' ? 'azerty' : onQ === 'q' ? 'qwerty' : undefined
      if (layout !== undefined && current().layout === undefined) show({ ...current(), layout })
    })
    .catch((error: unknown) => reportProblem('asking for the keyboard’s layout', error))
}

function subscribe(listener: () => void): () => void {
  askKeyboard()
  return listeners.subscribe(listener)
}

/** How to read the keyboard; without anything better by the interface's language. */
export function useTypingPreferences(locale: string): {
  layout: KeyboardLayout
  usesLetterCodes: boolean
} {
  const { layout, usesLetterCodes } = useSyncExternalStore(subscribe, current)
  return {
    layout: layout ?? languageFacts[parseInterfaceLanguage(locale)].keyboard,
    usesLetterCodes,
  }
}
