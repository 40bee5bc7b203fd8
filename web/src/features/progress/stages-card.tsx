import './stages-card.css'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  countBegunStages,
  countWordsMetSince,
  countWordStages,
  wordStages,
  type PracticeFold,
  type WordStage,
} from '@mboa/domain'
import { useMemo } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { ChartCard } from './charts/chart-card.tsx'
import type { ProgressScope } from './use-progress-scope.ts'

const stageNames: Record<WordStage, ReturnType<typeof msg>> = {
  new: msg`Still to discover`,
  learning: msg`Learning`,
  known: msg({ message: 'Known', context: 'words' }),
  'well-known': msg({ message: 'Well known', context: 'words' }),
}

interface StagesCardProps {
  fold: PracticeFold
  scope: ProgressScope
  /** Epoch ms. */
  now: number
}

const weekMs = 7 * 86_400_000

/** Words by how well they are known: those of a course, or all that were ever practised. */
export function StagesCard({ fold, scope, now }: StagesCardProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { course, words } = scope
  const counts = useMemo(() => {
    if (words?.status !== 'ready') return countBegunStages(fold, course)
    const items = words.value.units.flatMap((unit) => unit.words.map(({ id }) => id))
    return countWordStages(fold, { course: words.value.summary.course, items })
  }, [fold, course, words])
  const isOfCourse = words?.status === 'ready'
  const shown = wordStages.filter((stage) => isOfCourse || stage !== 'new')
  const total = shown.reduce((sum, stage) => sum + counts[stage], 0)
  const met = counts.learning + counts.known + counts['well-known']
  const known = counts.known + counts['well-known']
  const lately = useMemo(
    () => countWordsMetSince(fold, { course, since: now - weekMs }),
    [fold, course, now],
  )
  return (
    <ChartCard
      title={<Plural value={met} _0="No words met yet" one="# word met" other="# words met" />}
      finding={
        <>
          {lately > 0 && (
            <Plural
              value={lately}
              one="# first met in the last 7 days."
              other="# first met in the last 7 days."
            />
          )}{' '}
          <Plural
            value={known}
            _0="A word counts as known once you’ve written it on another day."
            one="# is known already."
            other="# are known already."
          />
        </>
      }
      chart={(labelledBy) => (
        <>
          <StagesBar shown={shown} counts={counts} total={total} labelledBy={labelledBy} />
          <dl className="stages-key">
            {shown.map((stage) => (
              <div key={stage}>
                <dt>
                  <i className={stage} aria-hidden="true" />
                  {t(stageNames[stage])}
                </dt>
                <dd className="num strong">{formatNumber(counts[stage])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      table={{
        columns: [<Trans key="stage">Stage</Trans>, <Trans key="words">Words</Trans>],
        rows: shown.map((stage) => ({ key: stage, cells: [t(stageNames[stage]), counts[stage]] })),
      }}
    />
  )
}

interface StagesBarProps {
  shown: readonly WordStage[]
  counts: Record<WordStage, number>
  total: number
  labelledBy: string
}

function StagesBar({ shown, counts, total, labelledBy }: StagesBarProps) {
  const share = (stage: WordStage) => (total === 0 ? 0 : (counts[stage] / total) * 100)
  const before = (at: number) => shown.slice(0, at).reduce((sum, stage) => sum + share(stage), 0)
  return (
    <svg className="stages-bar" height="32" role="img" aria-labelledby={labelledBy}>
      <defs>
        <pattern
          id="stage-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="hatch-ground" width="8" height="8" />
          <rect className="hatch-line" width="3" height="8" />
        </pattern>
      </defs>
      {shown.map((stage, at) => (
        <rect
          key={stage}
          className={stage}
          x={`${before(at)}%`}
          width={`${share(stage)}%`}
          height="32"
        />
      ))}
      <rect className="frame" x="0.5" y="0.5" width="100%" height="31" />
    </svg>
  )
}
