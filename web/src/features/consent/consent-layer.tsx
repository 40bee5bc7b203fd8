import { Trans, useLingui } from '@lingui/react/macro'
import type { ConsentUse } from '@mboa/contract'
import type { ReactNode } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { useTexts } from './consent-texts.ts'

interface ConsentLayerProps {
  use: ConsentUse
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  error?: string | undefined
  /** What is asked further once it is given. */
  children?: ReactNode
}

/** One use: what it promises in a line, and what it means for who wants to know. */
export function ConsentLayer({ use, isGiven, onChange, error, children }: ConsentLayerProps) {
  const { t } = useLingui()
  const { promise, more } = useTexts[use]
  return (
    <section className="card consent-layer">
      <CheckboxField
        id={`consent-${use}`}
        checked={isGiven}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
      >
        {t(promise)}
      </CheckboxField>
      <details>
        <summary>
          <Trans>What this means</Trans>
          <span className="only-assistive">: {t(useTexts[use].name)}</span>
        </summary>
        <p className="small">{t(more)}</p>
      </details>
      {children}
    </section>
  )
}
