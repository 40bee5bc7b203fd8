import type { User } from '@mboa/contract'
import { useSession } from './session-context.ts'

/**
 * The user of a page that only stands behind a guard.
 *
 * @throws Error where nobody is signed in.
 */
export function useSignedInUser(): User {
  const { user } = useSession()
  if (user === null) throw new Error('This page stands behind a guard that needs a user')
  return user
}
