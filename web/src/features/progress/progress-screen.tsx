import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { listCards, listContrastCards } from '@mboa/domain'
import { Link } from 'wouter'
import { missingHistory } from '../../platform/practice-store/course-in-use.ts'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressOverview } from './progress-overview.tsx'

/** `/dashboards/learner/progress`: what practice has come to, from this device's own events. */
export function ProgressScreen() {
  const { t } = useLingui()
  const { sync } = usePracticeStore()
  const practice = usePractice()
  const { status, fold } = practice
  const heading = <PageHeading title={t`Progress`} />
  const hasPractised = listCards(fold).length + listContrastCards(fold).length > 0
  if (status === 'ready' && hasPractised) return <ProgressOverview />
  const missing = missingHistory(practice, sync)
  if (missing !== undefined) {
    return (
      <>
        {heading}
        <LoadedPart of={missing}>{() => null}</LoadedPart>
      </>
    )
  }
  if (status === 'ready') {
    return (
      <EmptyPage heading={heading}>
        <p>
          <Trans>
            Nothing practised yet. After your first session you’ll see which words you know, when
            they come back, and what to work on.
          </Trans>
        </p>
        <Link to={pagePaths.learnerNextLesson} className="button main wide">
          <Trans>Start</Trans>
        </Link>
      </EmptyPage>
    )
  }
  return (
    <>
      {heading}
      {status === 'loading' ? (
        <Loading />
      ) : (
        <Banner kind="bad">
          <Trans>
            Your progress couldn’t be opened. Close other Mboa tabs, then open this page again.
          </Trans>
        </Banner>
      )}
    </>
  )
}
