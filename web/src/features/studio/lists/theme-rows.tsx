import { useLingui } from '@lingui/react/macro'
import { Library, Lightbulb, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { conceptTheme, toldTheme, unitTheme } from './course-recordables.ts'
import { countLists, ListRow, type ListedProps } from './list-row.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface ThemesProps extends Omit<ListedProps, 'listed'> {
  list: RecordingList
}

/** The lists by theme: those of the course, and of the concepts beyond it. */
export function Themes({ kind, summary, list: { listed, course, facts } }: ThemesProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const ofCourse = [
    ...course.units.map(({ unit, title }) => ({ theme: unitTheme(unit), title: title[language] })),
    { theme: toldTheme, title: t`From speakers` },
  ]
  const ofConcepts = facts.concepts.themes.map(({ theme, title }) => ({
    theme: conceptTheme(theme),
    title: title[language],
  }))
  const shown = { kind, summary, listed }
  return (
    <>
      <ThemeRows {...shown} heading={t`By theme`} sign={Library} themes={ofCourse} />
      {kind === 'word' && (
        <ThemeRows
          {...shown}
          heading={t`Everyday words beyond the course`}
          sign={Lightbulb}
          themes={ofConcepts}
          note={t`Shown in English and French: write the word in your language, then say it.`}
        />
      )}
    </>
  )
}

interface ThemeRowsProps extends ListedProps {
  heading: string
  note?: string
  sign: LucideIcon
  themes: readonly { theme: string; title: string }[]
}

function ThemeRows({ kind, summary, listed, heading, note, sign, themes }: ThemeRowsProps) {
  const titleId = useId()
  const rows = countLists(
    listed,
    themes.map(({ theme, title }) => ({ choice: { kind: 'theme', theme } as const, title })),
  )
  if (rows.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>{heading}</h2>
      {note !== undefined && <p className="soft">{note}</p>}
      <MarginRows>
        {rows.map((row) => (
          <ListRow key={row.choice.theme} {...row} kind={kind} summary={summary} sign={sign} />
        ))}
      </MarginRows>
    </section>
  )
}
