import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  passwordChecklist,
  passwordStrength,
  type PasswordCriterion,
  type PasswordLevel,
} from '@mboa/domain'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../icon.tsx'

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

/**
 * Specification §4, password strength: advice. Nothing is judged before something was typed; from
 * then on also an empty field is Weak, as the specification counts.
 */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { t, i18n } = useLingui()
  const [hasTyped, setHasTyped] = useState(false)
  if (password !== '' && !hasTyped) setHasTyped(true)
  const { level, percent, satisfied } = passwordStrength(password)
  const levelText = hasTyped ? i18n._(levelTexts[level]) : '–'
  const measured = {
    role: 'meter',
    'aria-label': t`Password strength`,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': levelText,
  }
  return (
    <>
      <div
        className={hasTyped ? `meter ${level}` : 'meter'}
        {...(hasTyped ? measured : { 'aria-hidden': true })}
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
