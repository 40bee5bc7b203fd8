import { unitTheme } from '../../../platform/recording-lists/list-address.ts'
import { useLingui } from '@lingui/react/macro'
import { isFromSpeakers } from '@mboa/contract'
import { Library } from 'lucide-react'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { confirmedTheme, contributedTheme } from './course-recordables.ts'
import { countLists, ListRow, type ListedProps } from './list-row.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface ThemesProps extends Omit<ListedProps, 'listed'> {
  list: RecordingList
}

/** The lists by theme of the course. */
export function Themes({ kind, summary, list: { listed, course } }: ThemesProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const themes = [
    ...course.units
      .filter(({ unit }) => !isFromSpeakers(unit))
      .map(({ unit, title }) => ({ theme: unitTheme(unit), title: glossIn(title, language) })),
    // Learners find them under who they are from; who records, by what is known of them.
    { theme: confirmedTheme, title: t`Confirmed` },
    { theme: contributedTheme, title: t`Not yet confirmed` },
  ]
  const rows = countLists(
    listed,
    themes.map(({ theme, title }) => ({ choice: { kind: 'theme', theme } as const, title })),
  )
  if (rows.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>{t`By theme`}</h2>
      <MarginRows>
        {rows.map((row) => (
          <ListRow key={row.choice.theme} {...row} kind={kind} summary={summary} icon={Library} />
        ))}
      </MarginRows>
    </section>
  )
}
