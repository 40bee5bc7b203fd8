import { api, type Profile, type User } from '@mboa/contract'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Resource, type Source } from '../../platform/network/use-resource.ts'
import { beginningOf } from '../../platform/network/loaded.ts'
import { useSession } from '../../platform/session/session-context.ts'

const ofServer: Source<Profile> = {
  during: 'asking for the profile',
  ask: (signal) => call(api.readProfile, { signal }),
}

/** The profile as the server has it; what changes in it changes in the header and on the device. */
export function useOwnProfile(): Resource<Profile> {
  const session = useSession()
  const own = useResource(ofServer)
  const user = beginningOf(own.state)?.user

  const notify = useEffectEvent((known: User) => {
    if (JSON.stringify(known) !== JSON.stringify(session.user)) session.setUser(known)
  })
  useEffect(() => {
    if (user !== undefined) notify(user)
  }, [user])

  return own
}
