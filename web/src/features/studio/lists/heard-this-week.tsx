import { Plural, Trans } from '@lingui/react/macro'
import type { TakeCounts } from '@mboa/contract'
import { useTakeCounts } from '../../../platform/recording-lists/use-take-counts.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { Banner } from '../../../ui/banner.tsx'

/** How many learners heard one's recordings; no number of very few. */
export function HeardThisWeek({ by }: { by: NonNullable<TakeCounts['heardBy']> }) {
  return (
    <Banner kind="good">
      {by === 'few' ? (
        <Trans>Your recordings were heard this week. Thank you!</Trans>
      ) : (
        <Plural
          value={by}
          one="# person heard you this week. Thank you!"
          other="# people heard you this week. Thank you!"
        />
      )}
    </Banner>
  )
}

/** The same where a session ends, as soon as the server has told it. */
export function HeardSoFar() {
  const counts = useTakeCounts(useSignedInUser().id)
  if (counts.status !== 'ready' || counts.value.heardBy === undefined) return null
  return <HeardThisWeek by={counts.value.heardBy} />
}
