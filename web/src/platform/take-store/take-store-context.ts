import { createContext, use } from 'react'
import type { TakeStore } from './open-take-store.ts'
import type { SenderState } from './take-sender.ts'

/** The takes of who is signed in, as the recorder's pages share them. */
export interface OwnTakeStore {
  /** Undefined until it is open. */
  readonly store: TakeStore | undefined
  /** The browser does not let this page keep anything. */
  readonly isBlocked: boolean
  readonly sender: SenderState
  /** Grows with every change of what is kept: a reason to read it again. */
  readonly changes: number
}

export const TakeStoreContext = createContext<OwnTakeStore | null>(null)

/** @throws Error outside the recorder's pages, which have the provider around them. */
export function useTakeStore(): OwnTakeStore {
  const own = use(TakeStoreContext)
  if (own === null) throw new Error('useTakeStore needs the take store provider around it')
  return own
}
