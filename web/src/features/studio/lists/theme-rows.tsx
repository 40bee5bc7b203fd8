import { useLingui } from '@lingui/react/macro'
import { speakersUnit } from '@mboa/contract'
import { Library } from 'lucide-react'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { contributedTheme, unitTheme } from './course-recordables.ts'
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
    ...course.units.map(({ unit, title }) => ({
      theme: unitTheme(unit),
      // Learners find them under who they are from; who records, by what is known of them.
      title: unit === speakersUnit ? t`Confirmed` : glossIn(title, language),
    })),
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
