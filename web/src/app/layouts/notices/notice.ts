import type { LucideIcon } from 'lucide-react'

/** One thing that the bell tells. */
export interface Notice {
  key: string
  sign: LucideIcon
  text: string
  detail?: string
  /** Where it is dealt with; absent where there is nothing to do. */
  path?: string
  /** Given where it stays until it is dismissed. */
  onDismiss?: () => void
}
