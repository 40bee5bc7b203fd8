import '../../ui/field.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Upload } from 'lucide-react'
import { Link } from 'wouter'
import { useQuery } from '../../platform/navigation/history.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AddWordsTab } from './add-words/add-words-tab.tsx'
import { MineTab } from './mine/mine-tab.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './recording-tabs.css'
import '../../ui/tabs.css'
import { ReviewTab } from './review/review-tab.tsx'
import { UploadTab } from './upload/upload-tab.tsx'
import { WriteTab } from './write/write-tab.tsx'

const { Part: Sessions } = lazyPart(
  async () => (await import('./mend/sessions-area.tsx')).SessionsArea,
)

/** `/dashboards/recorder/recordings`: a page in parts, each with an address of its own. */
export function RecordingsScreen() {
  const { t } = useLingui()
  const [parameters] = useQuery()
  const asked = parameters.get('tab')
  const tabs = [
    { tab: 'mine', text: t`Mine` },
    { tab: 'review', text: t`Review` },
    { tab: 'write', text: t`Write` },
    { tab: 'add-words', text: t({ message: 'Add words', context: 'tab' }) },
  ]
  const isApart = asked === 'upload' || asked === 'sessions'
  const current = isApart || tabs.some(({ tab }) => tab === asked) ? asked : 'mine'
  return (
    <>
      <div className="page-head">
        <PageHeading title={t`Recordings`} />
        <Link
          to={addressOf('upload')}
          className="button second"
          aria-current={current === 'upload' ? 'page' : undefined}
        >
          <Icon of={Upload} size={20} />
          <Trans>Upload</Trans>
        </Link>
      </div>
      <nav className="tabs" aria-label={t`Sections of this page`}>
        <ul>
          {tabs.map(({ tab, text }) => (
            <li key={tab}>
              <Link to={addressOf(tab)} aria-current={current === tab ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current === 'mine' && <MineTab />}
      {current === 'review' && <ReviewTab />}
      {current === 'write' && <WriteTab />}
      {current === 'upload' && <UploadTab />}
      {current === 'add-words' && <AddWordsTab />}
      {current === 'sessions' && <Sessions />}
    </>
  )
}

const addressOf = (tab: string) =>
  tab === 'mine' ? pagePaths.recorderRecordings : `${pagePaths.recorderRecordings}?tab=${tab}`
