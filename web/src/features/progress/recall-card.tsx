import { Trans, useLingui } from '@lingui/react/macro'
import { recallBins, type PracticeFold, type RecallBin } from '@mboa/domain'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { ChartCard } from './charts/chart-card.tsx'
import { RecallChart } from './charts/recall-chart.tsx'
import { useRecall } from './use-recall.ts'

/** Fewer reviews than this say more about chance than about memory. */
const fewestReviews = 20

/** How well what was expected and what was known agree. */
export function RecallCard({ fold, course }: { fold: PracticeFold; course: string | undefined }) {
  const bins = useRecall(fold, course)
  const reviews = bins.reduce((sum, bin) => sum + bin.reviews, 0)
  if (reviews < fewestReviews) return null
  return <RecallAgreement bins={bins} reviews={reviews} />
}

function RecallAgreement({ bins, reviews }: { bins: readonly RecallBin[]; reviews: number }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const locale = regionalTag(language)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const sumOf = (field: 'recalled' | 'expectedPermille') =>
    bins.reduce((sum, bin) => sum + bin[field], 0)
  const known = share.format(sumOf('recalled') / reviews)
  const expected = share.format(sumOf('expectedPermille') / 1000 / reviews)
  const nameOf = ({ from }: RecallBin) => {
    const upTo = recallBins[recallBins.findIndex((bound) => bound === from) + 1] ?? 1
    return `${percent.format(from * 100)}–${share.format(upTo)}`
  }
  const shareOf = (bin: RecallBin) => share.format(bin.recalled / bin.reviews)
  return (
    <ChartCard
      title={<Trans>What you remember</Trans>}
      finding={
        <Trans>
          Of the words that came back after a day or more, you knew {known}; {expected} was
          expected.
        </Trans>
      }
      chart={(labelledBy) => (
        <RecallChart
          bins={bins}
          nameOf={nameOf}
          shareOf={shareOf}
          knownLabel={t`known`}
          expectedLabel={t`expected`}
          labelledBy={labelledBy}
        />
      )}
      table={{
        columns: [
          <Trans key="expected">Expected</Trans>,
          <Trans key="asked">Asked</Trans>,
          <Trans key="known" context="words">
            Known
          </Trans>,
        ],
        rows: bins.map((bin) => ({
          key: bin.from,
          cells: [nameOf(bin), bin.reviews, shareOf(bin)],
        })),
      }}
    />
  )
}
