import { ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Notice } from './notices/notice-list.tsx'
import { useDecidedTakes } from './notices/use-decided-takes.ts'
import { useDueItems } from './notices/use-due-items.ts'
import { useRefusedAnswers, useRefusedReports } from './notices/use-refused.ts'
import { useReportAnswers } from './notices/use-report-answers.ts'

const { Part: NoticeList } = lazyPart(
  async () => (await import('./notices/notice-list.tsx')).NoticeList,
)

/** The bell and the list it opens: what is known now, on this device. */
export function Notifications() {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [isOpened, setIsOpened] = useState(false)
  const notices = useNotices()
  const count = notices.length
  function open() {
    setIsOpened(true)
    dialog.current?.open()
  }
  return (
    <>
      <button
        type="button"
        className={count > 0 ? 'icon-button has-notices' : 'icon-button'}
        aria-label={
          count > 0 ? t`Notifications: ${ph({ count: formatNumber(count) })}` : t`Notifications`
        }
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={Bell} />
      </button>
      <Dialog ref={dialog} title={t`Notifications`}>
        {isOpened && <NoticeList notices={notices} onFollow={() => dialog.current?.close()} />}
      </Dialog>
    </>
  )
}

/** All that the bell lists now, most pressing first. A further source is a further line here. */
function useNotices(): Notice[] {
  return [
    ...useDueItems(),
    ...useDecidedTakes(),
    ...useReportAnswers(),
    ...useRefusedAnswers(),
    ...useRefusedReports(),
  ]
}
