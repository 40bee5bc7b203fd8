import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/dashboards/learner/sentence-practise`: no course has sentences yet, and the page says so. */
export function SentencesScreen() {
  const { t } = useLingui()
  return (
    <EmptyPage heading={<PageHeading title={t`Sentence Practise`} />}>
      <p>
        <Trans>
          There are no sentences to practise yet. A sentence comes in only with a source that
          attests it. The words are ready.
        </Trans>
      </p>
      <Link to={pagePaths.learnerWords} className="button main wide">
        <Trans>Practise words</Trans>
      </Link>
    </EmptyPage>
  )
}
