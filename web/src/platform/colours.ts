import { useSyncExternalStore } from 'react'
import { reportProblem } from './report-problem.ts'

/** `automatic` follows the device. */
export const colourChoices = ['automatic', 'light', 'dark'] as const
export type ColourChoice = (typeof colourChoices)[number]

const storageKey = 'mboa-colours'
const listeners = new Set<() => void>()

function readChoice(): ColourChoice {
  const shown = document.documentElement.dataset['theme']
  return colourChoices.find((choice) => choice === shown) ?? 'automatic'
}

function show(choice: ColourChoice): void {
  if (choice === 'automatic') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

/** Shows the colours chosen on this device. Called at start, under the splash. */
export function applyRememberedColours(): void {
  try {
    const stored = localStorage.getItem(storageKey)
    show(colourChoices.find((choice) => choice === stored) ?? 'automatic')
  } catch (error) {
    reportProblem('reading the colours chosen on this device', error)
  }
}

/** Shows other colours at once and keeps them on this device, where its storage allows. */
export function chooseColours(choice: ColourChoice): void {
  show(choice)
  try {
    localStorage.setItem(storageKey, choice)
  } catch (error) {
    reportProblem('keeping the colours on this device', error)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', applyRememberedColours)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', applyRememberedColours)
  }
}

export function useColours(): ColourChoice {
  return useSyncExternalStore(subscribe, readChoice)
}
