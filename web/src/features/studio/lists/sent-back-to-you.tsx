import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { chooseRecordingList, type ListedPrompt } from '@mboa/domain'
import { CornerUpLeft } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { pathOf } from './list-row.tsx'

/** As many as one looks through at once; the others are behind a link. */
const shownRows = 5

interface SentBackToYouProps {
  summary: CourseSummary
  listed: readonly ListedPrompt[]
}

/** What is to be said once more, each with why. */
export function SentBackToYou({ summary, listed }: SentBackToYouProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const sentBack = chooseRecordingList(listed, { kind: 'sent-back' })
  const count = sentBack.length
  if (count === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Sent back to you</Trans>
      </h2>
      <MarginRows>
        {sentBack.slice(0, shownRows).map(({ item, kind, text, gloss, sentBackReason }) => (
          <MarginRow key={item} icon={CornerUpLeft}>
            <div className="grow">
              {text === null ? (
                <p className="strong">{glossIn(gloss, language)}</p>
              ) : (
                <WordText lang={summary.htmlLang}>{text}</WordText>
              )}
              <p className="small soft">{sentBackReason}</p>
            </div>
            <Link
              to={listAddress(pathOf(kind), summary.course, { kind: 'item', item })}
              className="button second"
              aria-label={t`Redo ${text ?? glossIn(gloss, language)}`}
            >
              <Trans>Redo</Trans>
            </Link>
          </MarginRow>
        ))}
      </MarginRows>
      {count > shownRows && (
        <Link to={`${pagePaths.recorderRecordings}?state=sent-back`}>
          <Trans>See all {ph({ count: formatNumber(count) })}</Trans>
        </Link>
      )}
    </section>
  )
}
