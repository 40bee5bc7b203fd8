import { Trans } from '@lingui/react/macro'
import type { Source } from '@mboa/contract'
import { sourceIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { useLicenceName } from '../../../ui/use-licence-name.ts'

/** Where what a page says comes from. */
export function StepSources({ sources }: { sources: readonly Source[] }) {
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  return (
    <details className="small soft">
      <summary>
        <Trans>Source</Trans>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source.citation}>
            {sourceIn(source, language)} ({licenceName(source.licence)})
          </li>
        ))}
      </ul>
    </details>
  )
}
