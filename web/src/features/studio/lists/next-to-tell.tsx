import { Plural, Trans } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { chooseRecordingList } from '@mboa/domain'
import { useId } from 'react'
import { Link } from 'wouter'
import type { CourseSummary } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import '../../../ui/chip.css'
import { Icon } from '../../../ui/icon.tsx'
import { conceptTheme } from './course-recordables.ts'
import { pathOf } from './list-row.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface NextToTellProps {
  summary: CourseSummary
  list: RecordingList
}

/** The next conversation that the course lacks, in the order in which people need them. */
export function NextToTell({ summary, list }: NextToTellProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const next = findNext(list)
  if (next === undefined) return null
  const { choice, title, prompts } = next
  return (
    <section className="book-page" aria-labelledby={`${titleId} ${titleId}-course`}>
      <div className="margin">
        <Icon of={MessagesSquare} />
      </div>
      <div className="text">
        <div className="row-line">
          <h2 id={titleId}>
            <Trans>What the lessons lack</Trans>
          </h2>
          <span className="chip" id={`${titleId}-course`}>
            {glossIn(summary.name, language)}
          </span>
        </div>
        <p className="strong">{glossIn(title, language)}</p>
        <p className="soft">
          <Plural value={prompts.length} one="# sentence to tell." other="# sentences to tell." />
        </p>
        <Link
          to={listAddress(pathOf('sentence'), summary.course, choice)}
          className="button main wide"
        >
          <Trans>Tell how you say it</Trans>
        </Link>
      </div>
    </section>
  )
}

function findNext({ listed, facts }: RecordingList) {
  const themes = facts.concepts.filter(({ kind }) => kind === 'sentence').flatMap((s) => s.themes)
  for (const { theme, title } of themes) {
    const choice = { kind: 'theme', theme: conceptTheme(theme) } as const
    const prompts = chooseRecordingList(listed, choice)
    if (prompts.some(({ text }) => text === null)) return { choice, title, prompts }
  }
  return undefined
}
