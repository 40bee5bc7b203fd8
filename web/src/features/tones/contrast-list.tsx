import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { tonesOf, type ToneContrast, type ToneTrial } from '@mboa/domain'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { toneNames } from '../../exercises/typing/tone-names.ts'
import { ToneStroke } from '../../exercises/typing/tone-stroke.tsx'

interface ContrastListProps {
  contrasts: readonly ToneContrast[]
  /** Those that are counted. */
  past: readonly ToneTrial[]
}

/** What there is to tell apart, the easiest first, and how often it was told. */
export function ContrastList({ contrasts, past }: ContrastListProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  return (
    <ul className="contrasts">
      {contrasts.map((contrast) => {
        const [one, other] = tonesOf(contrast)
        const trials = past.filter((trial) => trial.contrast === contrast)
        const right = trials.filter(({ isRight }) => isRight).length
        const total = trials.length
        const [first, second] = [t(toneNames[one]), t(toneNames[other])]
        return (
          <li key={contrast}>
            <span className="strokes">
              <ToneStroke tone={one} />
              <ToneStroke tone={other} />
            </span>
            <span>{t`${first} or ${second}`}</span>
            <span className="num soft">
              {total === 0 ? (
                <Trans>not yet</Trans>
              ) : (
                <Trans>
                  {ph({ right: formatNumber(right) })} of {ph({ total: formatNumber(total) })}
                </Trans>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
