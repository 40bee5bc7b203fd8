import { Trans } from '@lingui/react/macro'
import type { UnitSummary } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'

/** All of a course, what was met of it, or one of its units. */
export type WordChoice = 'all' | 'met' | { readonly unit: string }

interface WhichWordsProps {
  units: readonly Pick<UnitSummary, 'unit' | 'title'>[]
  hasMet: boolean
  value: WordChoice
  onChange: (value: WordChoice) => void
}

/** Before the names of units: no choice of ours is taken for one. */
const ofUnit = 'unit:'

export function WhichWords({ units, hasMet, value, onChange }: WhichWordsProps) {
  const { language } = useInterfaceLanguage()
  return (
    <div className="field">
      <label htmlFor="print-which">
        <Trans>Which words</Trans>
      </label>
      <select
        id="print-which"
        className="input"
        value={typeof value === 'string' ? value : ofUnit + value.unit}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(
            chosen.startsWith(ofUnit)
              ? { unit: chosen.slice(ofUnit.length) }
              : chosen === 'met'
                ? 'met'
                : 'all',
          )
        }
      >
        <option value="all">
          <Trans>All of the course</Trans>
        </option>
        {hasMet && (
          <option value="met">
            <Trans>Those I’ve met</Trans>
          </option>
        )}
        {units.map(({ unit, title }) => (
          <option key={unit} value={ofUnit + unit}>
            {glossIn(title, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
