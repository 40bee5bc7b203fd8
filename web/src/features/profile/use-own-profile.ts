import type { Profile, User } from '@mboa/contract'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../platform/session/session-context.ts'
import { getProfile } from './profile-api.ts'
import { useAnswer, type Answer } from './use-answer.ts'

/** The profile as the server has it; what changes in it changes in the header and on the device. */
export function useOwnProfile(): Answer<Profile> {
  const session = useSession()
  const own = useAnswer(getProfile)
  const user = own.value?.user

  const notify = useEffectEvent((known: User) => {
    if (JSON.stringify(known) !== JSON.stringify(session.user)) session.setUser(known)
  })
  useEffect(() => {
    if (user !== undefined) notify(user)
  }, [user])

  return own
}
