import { conceptTheme } from '../../../platform/recording-lists/list-address.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ConceptSection } from '@mboa/contract'
import { Flag, Lightbulb, MessagesSquare } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import './lists.css'
import { countLists, ListRow, type ListedProps } from './list-row.tsx'

interface ConceptRowsProps extends ListedProps {
  sections: readonly ConceptSection[]
}

/** What a course lacks, by section and theme: everyday words, or conversations. */
export function ConceptRows({ kind, summary, listed, sections }: ConceptRowsProps) {
  const { t } = useLingui()
  const titleId = useId()
  const isWord = kind === 'word'
  const [first] = countLists(listed, [{ choice: { kind: 'core' } }])
  const shown = sections
    .filter((section) => section.kind === kind)
    .map((section) => ({ section, rows: countThemes(listed, section) }))
    .filter(({ rows }) => rows.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>{isWord ? t`Everyday words beyond the course` : t`Conversations`}</h2>
      <p className="soft">
        {isWord
          ? t`You see what is meant, and say it in your language. You don’t have to write anything.`
          : t`One line at a time: you see what is meant, and say it in your language. You don’t have to write anything.`}
      </p>
      {first !== undefined && (
        <MarginRows>
          <ListRow
            {...first}
            kind={kind}
            summary={summary}
            icon={Flag}
            title={t`Start with these words`}
          />
        </MarginRows>
      )}
      {shown.map(({ section, rows }, nth) => (
        <Section
          key={section.section}
          title={section.title}
          rows={rows}
          isOpen={!isWord && nth === 0}
        >
          {(row) => (
            <ListRow
              key={row.choice.theme}
              {...row}
              kind={kind}
              summary={summary}
              icon={isWord ? Lightbulb : MessagesSquare}
            />
          )}
        </Section>
      ))}
    </section>
  )
}

type Row = ReturnType<typeof countThemes>[number]

interface SectionProps {
  title: ConceptSection['title']
  rows: readonly Row[]
  isOpen: boolean
  children: (row: Row & { title: string }) => ReactNode
}

function Section({ title, rows, isOpen, children }: SectionProps) {
  const { language } = useInterfaceLanguage()
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <details className="concept-section" open={isOpen}>
      <summary>
        <h3>{glossIn(title, language)}</h3>{' '}
        <span className="small soft num">
          <Plural value={count} one="# to record" other="# to record" />
        </span>
      </summary>
      <MarginRows>
        {rows.map((row) => children({ ...row, title: glossIn(row.titles, language) }))}
      </MarginRows>
    </details>
  )
}

function countThemes(listed: ListedProps['listed'], { themes }: ConceptSection) {
  return countLists(
    listed,
    themes.map(({ theme, title }) => ({
      choice: { kind: 'theme', theme: conceptTheme(theme) } as const,
      titles: title,
    })),
  )
}
