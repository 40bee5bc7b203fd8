import { Trans } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { Icon } from '../../../ui/icon.tsx'

interface PageTurnerProps {
  /** Places of the first and the last take shown, counted from 1. */
  from: number
  to: number
  /** Undefined where there is no such page. */
  newer: (() => Promise<void>) | undefined
  older: (() => Promise<void>) | undefined
  onTurned: () => void
}

/** Under a page of takes: the way to newer and to older ones. */
export function PageTurner({ from, to, newer, older, onTurned }: PageTurnerProps) {
  const formatNumber = useFormatNumber()
  if (newer === undefined && older === undefined) return null
  return (
    <div className="page-turner">
      <button
        type="button"
        className="button second"
        disabled={newer === undefined}
        onClick={() => void newer?.().then(onTurned)}
      >
        <Icon of={ChevronLeft} size={20} />
        <Trans>Newer</Trans>
      </button>
      <span className="small soft">
        {formatNumber(from)}–{formatNumber(to)}
      </span>
      <button
        type="button"
        className="button second"
        disabled={older === undefined}
        onClick={() => void older?.().then(onTurned)}
      >
        <Trans>Older</Trans>
        <Icon of={ChevronRight} size={20} />
      </button>
    </div>
  )
}
