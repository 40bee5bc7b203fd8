import { Trans } from '@lingui/react/macro'
import type { Source } from '@mboa/contract'

/** Where what a page says comes from. */
export function StepSources({ sources }: { sources: readonly Source[] }) {
  return (
    <details className="small soft">
      <summary>
        <Trans>Source</Trans>
      </summary>
      <ul>
        {sources.map(({ citation, licence }) => (
          <li key={citation}>
            <Trans>
              Source: {citation}. Licence of the source: {licence}.
            </Trans>
          </li>
        ))}
      </ul>
    </details>
  )
}
