import { languageFacts, parseInterfaceLanguage } from '@mboa/contract'
import { keyboardLayouts, type KeyboardLayout } from '@mboa/domain'
import { useSyncExternalStore } from 'react'
import { reportProblem } from './report-problem.ts'

/** How somebody types on this device; a keyboard belongs to a device, not to a person. */
interface TypingPreferences {
  /** Chosen, or told by the keyboard itself; undefined where neither is known. */
  readonly layout: KeyboardLayout | undefined
  readonly usesLetterCodes: boolean
}

const storageKey = 'mboa-typing'
const listeners = new Set<() => void>()
let preferences: TypingPreferences | undefined

function read(): TypingPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const { layout, usesLetterCodes } = stored as Record<string, unknown>
    return {
      layout: keyboardLayouts.find((known) => known === layout),
      usesLetterCodes: usesLetterCodes === true,
    }
  } catch (error) {
    reportProblem('reading how somebody types on this device', error)
    return { layout: undefined, usesLetterCodes: false }
  }
}

function current(): TypingPreferences {
  preferences ??= read()
  return preferences
}

function show(next: TypingPreferences): void {
  preferences = next
  for (const listener of listeners) listener()
}

/** Types otherwise at once, and keeps it on this device, where its storage allows. */
export function chooseTyping(change: Partial<TypingPreferences>): void {
  show({ ...current(), ...change })
  try {
    localStorage.setItem(storageKey, JSON.stringify(current()))
  } catch (error) {
    reportProblem('keeping how somebody types on this device', error)
  }
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
  listeners.add(listener)
  askKeyboard()
  return () => listeners.delete(listener)
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
