import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { storedValue } from './stored-value.ts'

/** `automatic` follows the device. */
export const colourChoices = ['automatic', 'light', 'dark'] as const
export type ColourChoice = (typeof colourChoices)[number]

const stored = storedValue<ColourChoice>('colours', {
  name: 'the colours chosen on this device',
  parse: (text) => colourChoices.find((choice) => choice === text) ?? 'automatic',
  format: String,
})
const listeners = createListeners()

function readChoice(): ColourChoice {
  const shown = document.documentElement.dataset['theme']
  return colourChoices.find((choice) => choice === shown) ?? 'automatic'
}

function show(choice: ColourChoice): void {
  if (choice === 'automatic') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  listeners.notify()
}

/** Shows the colours chosen on this device. Called at start, under the splash. */
export function applyRememberedColours(): void {
  show(stored.read())
}

/** Shows other colours at once and keeps them on this device, where its storage allows. */
export function chooseColours(choice: ColourChoice): void {
  show(choice)
  stored.save(choice)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', applyRememberedColours)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', applyRememberedColours)
  }
}

export function useColours(): ColourChoice {
  return useSyncExternalStore(subscribe, readChoice)
}
