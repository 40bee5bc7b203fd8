import { Trans } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import type { Theme } from './list-themes.ts'

/** What is to be practised instead of all that waits; nothing shows where there is no choice. */
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

interface ThemeRowsProps {
  themes: readonly Theme[]
  /** The address of a session about these items. */
  pathOf: (items: readonly string[]) => string
}

/** The units of a course, each to be practised alone. */
export function ThemeRows({ themes, pathOf }: ThemeRowsProps) {
  const { language } = useInterfaceLanguage()
  if (themes.length === 0) return null
  return (
    <section className="stack tight">
      <h2>
        <Trans>One theme</Trans>
      </h2>
      <MarginRows>
        {themes.map(({ unit, all, met, items }) => (
          <LinkRow
            key={unit.unit}
            icon={BookOpen}
            to={pathOf(items)}
            title={glossIn(unit.title, language)}
          >
            <p className="small soft">
              <Trans>
                {met} of {all} met
              </Trans>
            </p>
          </LinkRow>
        ))}
      </MarginRows>
    </section>
  )
}
