import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type TakeCounts } from '@mboa/contract'
import { Check, CornerUpLeft, Hourglass, Mic } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { compareNames } from '../../../i18n/language-names.ts'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import './lists.css'

type Counts = readonly TakeCounts['counts'][number][]

const sentBackPath = `${pagePaths.recorderRecordings}?state=sent-back`

/** Words and sentences of one language together, then each of its dialects. */
export function CountsOfCourse({ name, counts }: { name: string; counts: Counts }) {
  const { t } = useLingui()
  const titleId = useId()
  const sentBack = totalOf(counts, 'sent-back')
  const { language } = useInterfaceLanguage()
  const named = [...new Set(counts.flatMap(({ dialect }) => dialect ?? []))]
  const hasUnnamed = counts.some(({ dialect }) => dialect === null)
  const dialects = [...named.sort(compareNames(language)), ...(hasUnnamed ? [null] : [])]
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>{name} so far</Trans>
      </h2>
      <MarginRows>
        <MarginRow icon={Mic}>
          <div className="grow">
            <p>{t`Recorded`}</p>
            {named.length > 0 &&
              dialects.map((dialect) => (
                <OfDialect
                  key={dialect}
                  name={dialect ?? t`No dialect given`}
                  counts={counts.filter((each) => each.dialect === dialect)}
                />
              ))}
          </div>
          <Total of={totalOf(counts)} />
        </MarginRow>
        <MarginRow icon={Hourglass}>
          <p className="grow">{t`Waiting for review`}</p>
          <Total of={totalOf(counts, 'received')} />
        </MarginRow>
        <MarginRow icon={Check}>
          <p className="grow">{t`Approved`}</p>
          <Total of={totalOf(counts, 'approved')} />
        </MarginRow>
        <MarginRow icon={CornerUpLeft}>
          <p className="grow">
            {sentBack === 0 ? t`Sent back` : <Link to={sentBackPath}>{t`Sent back`}</Link>}
          </p>
          <Total of={sentBack} />
        </MarginRow>
      </MarginRows>
    </section>
  )
}

function OfDialect({ name, counts }: { name: string; counts: Counts }) {
  const formatNumber = useFormatNumber()
  const [recorded, waiting] = [totalOf(counts), totalOf(counts, 'received')]
  const [approved, sentBack] = [totalOf(counts, 'approved'), totalOf(counts, 'sent-back')]
  return (
    <p className="small soft num">
      <Trans>
        {name}: {ph({ recorded: formatNumber(recorded) })} recorded,{' '}
        {ph({ waiting: formatNumber(waiting) })} waiting, {ph({ approved: formatNumber(approved) })}{' '}
        approved, {ph({ sentBack: formatNumber(sentBack) })} sent back
      </Trans>
    </p>
  )
}

function Total({ of: count }: { of: number }) {
  const formatNumber = useFormatNumber()
  return <p className="strong num take-total">{formatNumber(count)}</p>
}

const totalOf = (counts: Counts, state?: Counts[number]['state']) =>
  counts
    .filter((each) => state === undefined || each.state === state)
    .reduce((sum, { count }) => sum + count, 0)
