import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

interface NoChallengeProps {
  /** The link is not one that Mboa made, or all of its words have left the course. */
  reason: 'broken' | 'gone'
}

/** A link that leads to nothing to play, and what can be done about it. */
export function NoChallenge({ reason }: NoChallengeProps) {
  const { t } = useLingui()
  const isBroken = reason === 'broken'
  const title = isBroken
    ? t`This challenge can’t be opened`
    : t`These words are no longer in the course`
  return (
    <main>
      <EmptyPage heading={<PageHeading title={title} />} hasMissingSign>
        <p>
          {isBroken ? (
            <Trans>
              The link is incomplete, or Mboa doesn’t have this course. Ask for the link again.
            </Trans>
          ) : (
            <Trans>The course has changed since this challenge was made.</Trans>
          )}
        </p>
        <Link to={pagePaths.start} className="button main wide">
          <Trans>Go to Home</Trans>
        </Link>
      </EmptyPage>
    </main>
  )
}
