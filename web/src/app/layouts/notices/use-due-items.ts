import { use, useSyncExternalStore } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import type { Notice } from './notice-list.tsx'

const neverChanges = () => () => undefined

/**
 * Words and sentences of the course being learnt whose review is due. None where no practice is
 * open. The frame does not know what this device can play: it calls nobody for what is to be heard.
 */
export function useDueItems(): Notice[] {
  const store = use(PracticeContext)
  const now = useMinute()
  useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getSnapshot().fold)
  if (store === null) return []
  const due = [
    { kind: 'words-due', count: store.countDue('word', now) },
    { kind: 'sentences-due', count: store.countDue('sentence', now) },
  ] as const
  return due.filter(({ count }) => count > 0)
}
