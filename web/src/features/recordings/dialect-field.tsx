import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import type { OwnDialect } from './use-dialect.ts'

const longestDialect = 200

/** Which dialect a speaker speaks; may stay empty. */
export function DialectField({ dialect }: { dialect: OwnDialect | undefined }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="narrow-field">
      <FieldFrame
        id={id}
        label={t`Your dialect`}
        help={t`What you call it, or where it’s spoken. Optional.`}
      >
        <input
          id={id}
          className="input"
          value={dialect?.text ?? ''}
          disabled={dialect === undefined}
          maxLength={longestDialect}
          autoComplete="off"
          onChange={({ target }) => dialect?.setText(target.value)}
        />
      </FieldFrame>
    </div>
  )
}
