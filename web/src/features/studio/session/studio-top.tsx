import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StudioSession } from '@mboa/domain'
import { Settings2, X } from 'lucide-react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { modeTexts } from '../studio-texts.ts'

interface StudioTopProps {
  session: StudioSession
  languageName: string
  onLeave: () => void
  onSettings: () => void
}

export function StudioTop({ session, languageName, onLeave, onSettings }: StudioTopProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const heading = useHeadingFocus()
  const total = session.prompts.length
  const nth = Math.min(session.at + 1, total)
  return (
    <div className="top studio-top">
      <button
        type="button"
        className="icon-button"
        aria-label={t`Leave the studio`}
        onClick={onLeave}
      >
        <Icon of={X} />
      </button>
      <div className="names">
        <h1 ref={heading} tabIndex={-1}>
          {t(modeTexts[session.mode])}
        </h1>
        <p className="small soft">
          <Trans>
            {ph({ nth: formatNumber(nth) })} of {ph({ total: formatNumber(total) })}, {languageName}
          </Trans>
        </p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Settings, shortcuts and uploads`}
        onClick={onSettings}
      >
        <Icon of={Settings2} />
      </button>
    </div>
  )
}
