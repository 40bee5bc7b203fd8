import { createContext, use, useSyncExternalStore } from 'react'
import type { PracticeSnapshot, PracticeStore } from './practice-store.ts'

export const PracticeContext = createContext<PracticeStore | null>(null)

/** In place of an account's id, for who practises without one: nothing of them is kept. */
export const visitorId = ''

/** @throws Error outside the learner's part of the app, which opens the store. */
export function usePracticeStore(): PracticeStore {
  const store = use(PracticeContext)
  if (store === null) throw new Error('usePracticeStore needs the practice provider around it')
  return store
}

/** The learner's practice as it stands; renders again whenever it changes. */
export function usePractice(): PracticeSnapshot {
  const store = usePracticeStore()
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}

/**
 * What is read of the practice, and no more: only another one of these renders again.
 * @param read gives a plain value
 */
export function usePracticeValue<Value extends string | undefined>(
  read: (practice: PracticeSnapshot) => Value,
): Value {
  const store = usePracticeStore()
  return useSyncExternalStore(store.subscribe, () => read(store.getSnapshot()))
}
