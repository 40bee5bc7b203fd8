import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type SettleReports, type WantedWord } from '@mboa/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { useAct } from '../use-act.ts'

interface WantedProps {
  of: DeskOf
  /** The most asked for first. */
  wanted: readonly WantedWord[]
}

/** Words that learners look for and that the course does not have; they go once they are there. */
export function Wanted({ of, wanted }: WantedProps) {
  if (wanted.length === 0) return null
  return (
    <section className="stack" aria-labelledby="desk-wanted">
      <h2 id="desk-wanted">
        <Trans>Words learners look for</Trans>
      </h2>
      <p className="soft">
        <Trans>
          They leave this list once they are in the course or can be heard. Speakers see those that
          several learners ask for.
        </Trans>
      </p>
      <MarginRows>
        {wanted.map((each) => (
          <WantedRow key={each.item} of={of} wanted={each} />
        ))}
      </MarginRows>
    </section>
  )
}

function WantedRow({ of, wanted }: { of: DeskOf; wanted: WantedWord }) {
  const { t, i18n } = useLingui()
  const { item, text, language, learners, newestAt: until, isConcept } = wanted
  const [isDeclined, setIsDeclined] = useState(false)
  const { isBusy, failure, act } = useAct('deciding what learners look for')
  const settle = (decision: 'declined' | 'open') => {
    const body: SettleReports = { decision, item, reason: 'missing-word', answer: '', until }
    act(
      () => call(api.settleDeskReports, { ...deskOptions(of), body }),
      () => setIsDeclined(decision === 'declined'),
    )
  }
  return (
    <MarginRow icon={Search}>
      <div className="grow">
        <p className="strong" lang={language}>
          {text}
        </p>
        <p className="small soft">
          <Plural value={learners} one="# learner" other="# learners" />
        </p>
        {isConcept && (
          <p className="small">
            <Trans>It’s in the speakers’ lists, among what learners ask for.</Trans>
          </p>
        )}
        <p className="small" role="status">
          {isDeclined && <Trans>Removed from this list.</Trans>}
        </p>
      </div>
      <button
        type="button"
        className="button plain"
        aria-label={isDeclined ? t`Undo: ${text}` : t`Remove from the list: ${text}`}
        disabled={isBusy}
        onClick={() => settle(isDeclined ? 'open' : 'declined')}
      >
        {isDeclined ? <Trans>Undo</Trans> : <Trans>Remove from the list</Trans>}
      </button>
      {failure !== undefined && (
        <p className="small desk-wide" role="alert">
          {i18n._(failure)}
        </p>
      )}
    </MarginRow>
  )
}
