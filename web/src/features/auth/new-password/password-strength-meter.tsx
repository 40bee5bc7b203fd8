import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  passwordChecklist,
  passwordStrength,
  type PasswordCriterion,
  type PasswordLevel,
} from '@mboa/domain'
import { Check, Minus } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'

const cellCount = 20

const levelTexts: Record<PasswordLevel, ReturnType<typeof msg>> = {
  weak: msg`Weak`,
  medium: msg`Medium`,
  strong: msg`Strong`,
  'very-strong': msg`Very Strong`,
}

const criterionTexts: Record<Exclude<PasswordCriterion, 'length'>, ReturnType<typeof msg>> = {
  uppercase: msg`1 uppercase`,
  lowercase: msg`1 lowercase`,
  digit: msg`1 number`,
  special: msg`1 special character`,
}

/** Specification §4, password strength: advice, at rest until something is typed. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { t, i18n } = useLingui()
  const { level, percent, satisfied } = passwordStrength(password)
  const isEmpty = password === ''
  const levelText = isEmpty ? '–' : i18n._(levelTexts[level])
  return (
    <>
      <div
        className={isEmpty ? 'meter' : `meter ${level}`}
        role="meter"
        aria-label={t`Password strength`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isEmpty ? 0 : percent}
        aria-valuetext={levelText}
      >
        {Array.from({ length: cellCount }, (_, cell) => (
          <i key={cell} />
        ))}
      </div>
      <p className="small" role="status">
        <Trans>
          Password strength: <span className="strong">{levelText}</span>
        </Trans>
      </p>
      <ul className="checklist">
        {passwordChecklist.map((criterion) => (
          <li key={criterion} className={satisfied[criterion] ? 'met' : undefined}>
            <Icon of={satisfied[criterion] ? Check : Minus} size={18} />
            <span>
              {i18n._(criterionTexts[criterion])}
              <span className="only-assistive">
                {satisfied[criterion] ? t`: yes` : t`: not yet`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
