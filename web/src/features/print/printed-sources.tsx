import { Trans } from '@lingui/react/macro'
import type { Source } from '@mboa/contract'
import type { SourceNote } from '@mboa/domain'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { sourceIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useLicenceName } from '../../ui/use-licence-name.ts'

/** Where what is printed comes from, by number, and what may be done with it. */
export function PrintedSources({ notes }: { notes: readonly SourceNote<Source>[] }) {
  const formatNumber = useFormatNumber()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  return (
    <section className="printed-sources">
      <h2>
        <Trans>Sources and licences</Trans>
      </h2>
      <p>
        <Trans>
          Copy this and pass it on, with these sources and licences. The licence of the entries
          comes first, then the source’s own.
        </Trans>
      </p>
      <ol>
        {notes.map(({ number, source, licence }) => (
          <li key={number}>
            [{formatNumber(number)}] {licenceName(licence)} · {sourceIn(source, language)} (
            {licenceName(source.licence)})
          </li>
        ))}
      </ol>
    </section>
  )
}
