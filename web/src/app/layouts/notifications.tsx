import { Trans, useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Notice } from './notices/notice.ts'
import { useDecidedTakes } from './notices/use-decided-takes.ts'
import { useDueItems } from './notices/use-due-items.ts'
import { useNewVersion } from './notices/use-new-version.ts'
import { useRefusedAnswers } from './notices/use-refused-answers.ts'
import { useRefusedReports } from './notices/use-refused-reports.ts'
import { useReportAnswers } from './notices/use-report-answers.ts'

/** The bell and the list it opens: what is known now, on this device. */
export function Notifications() {
  const { t } = useLingui()
  const list = useRef<DialogHandle>(null)
  const notices = useNotices()
  const count = notices.length
  return (
    <>
      <button
        type="button"
        className={count > 0 ? 'icon-button has-notices' : 'icon-button'}
        aria-label={count > 0 ? t`Notifications: ${count}` : t`Notifications`}
        aria-haspopup="dialog"
        onClick={() => list.current?.open()}
      >
        <Icon of={Bell} />
      </button>
      <Dialog ref={list} title={t`Notifications`}>
        {count === 0 ? (
          <>
            <p className="strong">
              <Trans>Nothing new</Trans>
            </p>
            <p className="soft">
              <Trans>Anything that needs your attention shows up here.</Trans>
            </p>
          </>
        ) : (
          <ul className="notices">
            {notices.map((notice) => (
              <NoticeRow key={notice.key} notice={notice} onFollow={() => list.current?.close()} />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}

/** All that the bell tells now, most pressing first. A further source is a further line here. */
function useNotices(): Notice[] {
  return [
    ...useDueItems(),
    ...useDecidedTakes(),
    ...useReportAnswers(),
    ...useRefusedAnswers(),
    ...useRefusedReports(),
    ...useNewVersion(),
  ]
}

function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { sign, text, detail, path, onDismiss } = notice
  return (
    <li>
      <Icon of={sign} />
      <div>
        {path === undefined ? (
          <p className="strong">{text}</p>
        ) : (
          <Link to={path} onClick={onFollow}>
            {text}
          </Link>
        )}
        {detail !== undefined && <p className="small soft">{detail}</p>}
        {onDismiss !== undefined && (
          <button type="button" className="button plain" onClick={onDismiss}>
            <Trans>Dismiss</Trans>
          </button>
        )}
      </div>
    </li>
  )
}
