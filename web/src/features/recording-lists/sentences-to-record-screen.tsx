import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/dashboards/recorder/sentence-practise`: there are no sentences yet, and the page says so. */
export function SentencesToRecordScreen() {
  const { t } = useLingui()
  return (
    <EmptyPage heading={<PageHeading title={t`Sentence Practise`} />}>
      <p>
        <Trans>
          There are no sentences to record yet. A sentence comes in only with a source that attests
          it. The words that wait for a voice can be read already.
        </Trans>
      </p>
      <Link to={pagePaths.recorderWords} className="button main wide">
        <Trans>See the words</Trans>
      </Link>
    </EmptyPage>
  )
}
