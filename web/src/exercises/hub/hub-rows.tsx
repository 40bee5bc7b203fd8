import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MarginRows } from '../../ui/margin-rows.tsx'

/** What there is to do besides a session; nothing shows where there is nothing. */
export function ChoiceRows({ children }: { children: readonly (ReactNode | false)[] }) {
  if (children.every((row) => row === false)) return null
  return (
    <section className="stack tight">
      <h2>
        <Trans>Or choose</Trans>
      </h2>
      <MarginRows>{children}</MarginRows>
    </section>
  )
}
