import { api, type FollowedInvitation } from '@mboa/contract'
import { call } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { useQuery } from '../../../platform/navigation/history.ts'

/** What somebody was invited to, before they have an account or are signed in. */
export type Invitation = NonNullable<FollowedInvitation['invitation']>

export const followedInvitation: Source<Invitation | null> = {
  during: 'asking about an invitation',
  async ask(signal) {
    const asked = await call(api.readFollowedInvitation, { signal })
    return asked.ok ? { ok: true, value: asked.value.invitation } : asked
  },
}

const none: Source<Invitation | null> = {
  during: 'asking about no invitation',
  ask: () => Promise.resolve({ ok: true, value: null }),
}

/**
 * The invitation that led to this page, as its address says; undefined where none did, and until
 * the server has answered. The form works without it.
 */
export function useFollowedInvitation(): Invitation | undefined {
  const [parameters] = useQuery()
  const isInvited = useIsHydrated() && parameters.has('invited')
  const { state } = useResource(isInvited ? followedInvitation : none)
  return state.status === 'ready' ? (state.value ?? undefined) : undefined
}
