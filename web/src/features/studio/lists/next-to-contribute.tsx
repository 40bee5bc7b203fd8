import { Plural, Trans } from '@lingui/react/macro'
import { ClipboardList, Flag, MessagesSquare, Search, type LucideIcon } from 'lucide-react'
import { chooseRecordingList, type RecordingListChoice, type RecordingPrompt } from '@mboa/domain'
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'wouter'
import { conceptItem, pagePaths, type Bilingual, type CourseSummary } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import {
  followGivenList,
  putGivenListAway,
  readGivenList,
} from '../../../platform/recording-lists/given-list.ts'
import {
  conceptTheme,
  listAddress,
  unitTheme,
} from '../../../platform/recording-lists/list-address.ts'
import '../../../ui/chip.css'
import { Icon } from '../../../ui/icon.tsx'
import { pathOf } from './list-row.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface NextToContributeProps {
  summary: CourseSummary
  list: RecordingList
}

/** How many missing words are named; the list holds them all. */
const namedWords = 6

/** The words that the course lacks most: its greetings, and what its numbers and days lack. */
export function MissingWords({ summary, list: { listed, facts } }: NextToContributeProps) {
  const { language } = useInterfaceLanguage()
  const { first } = facts.overview
  const items = new Set(first.map((concept) => conceptItem(summary.course, concept)))
  const missing = chooseRecordingList(listed, { kind: 'core' }).filter(
    (prompt) => isUnsaid(prompt) && items.has(prompt.item),
  )
  if (missing.length === 0) return null
  const names = missing.slice(0, namedWords).map(({ gloss }) => glossIn(gloss, language))
  return (
    <ToContributeCard
      icon={Flag}
      heading={<Trans>Words missing from the course</Trans>}
      title={names.join(' · ') + (missing.length > names.length ? ' …' : '')}
      count={<Plural value={missing.length} one="# word to record." other="# words to record." />}
      action={<Trans>Record these words</Trans>}
      summary={summary}
      list={{ kind: 'word', choice: { kind: 'core' } }}
    />
  )
}

/** Words that learners look for and that are in no list: whoever knows one adds it. */
export function WantedWords({ summary, list: { facts } }: NextToContributeProps) {
  const { wanted } = facts.overview
  const titleId = useId()
  if (wanted.length === 0) return null
  return (
    <section className="book-page" aria-labelledby={titleId}>
      <div className="margin">
        <Icon of={Search} />
      </div>
      <div className="text">
        <h2 id={titleId}>
          <Trans>Learners look for these words</Trans>
        </h2>
        <ul className="stack tight">
          {wanted.map(({ text, language, learners }) => (
            <li key={`${language} ${text}`}>
              <span className="strong" lang={language}>
                {text}
              </span>{' '}
              <span className="small soft">
                <Plural value={learners} one="# learner" other="# learners" />
              </span>
            </li>
          ))}
        </ul>
        <Link
          to={`${pagePaths.recorderRecordings}?tab=add-words&course=${summary.course}`}
          className="button second wide"
        >
          <Trans>Add a word</Trans>
        </Link>
      </div>
    </section>
  )
}

/** The next conversation that the course lacks, in the order in which people need them. */
export function NextToContribute({ summary, list }: NextToContributeProps) {
  const { language } = useInterfaceLanguage()
  const next = findNext(list)
  if (next === undefined) return null
  const { choice, title, prompts } = next
  return (
    <ToContributeCard
      icon={MessagesSquare}
      heading={<Trans>Missing from the lessons</Trans>}
      title={glossIn(title, language)}
      count={
        <Plural value={prompts.length} one="# sentence to record." other="# sentences to record." />
      }
      action={<Trans>Record these sentences</Trans>}
      summary={summary}
      list={{ kind: 'sentence', choice }}
    />
  )
}

function findNext({ listed, facts }: RecordingList) {
  const themes = facts.concepts.filter(({ kind }) => kind === 'sentence').flatMap((s) => s.themes)
  const conversations = themes.map(({ theme, title }) => {
    const choice = { kind: 'theme', theme: conceptTheme(theme) } as const
    return { choice, title, prompts: chooseRecordingList(listed, choice) }
  })
  return (
    conversations.find(({ prompts }) => prompts.some(isUnsaid)) ??
    conversations.find(({ prompts }) => prompts.some(({ text }) => text === null))
  )
}

/** Nobody has given the words for it, and nobody is heard with it. */
const isUnsaid = ({ text, state }: RecordingPrompt) => text === null && state !== 'more-voices'

/** What the coordinator gave this person to record, as long as anything of it is to be said. */
export function GivenList({ summary, list }: NextToContributeProps) {
  const { language } = useInterfaceLanguage()
  const given = useSyncExternalStore(followGivenList, readGivenList)
  if (given?.course !== summary.course) return null
  const choice = { kind: 'theme', theme: given.theme } as const
  const [first, ...rest] = chooseRecordingList(list.listed, choice)
  const title = findTitle(list, given.theme)
  if (first === undefined || title === undefined) return null
  return (
    <ToContributeCard
      icon={ClipboardList}
      heading={<Trans>Your coordinator asks you for this</Trans>}
      title={glossIn(title, language)}
      count={<Plural value={rest.length + 1} one="# to record." other="# to record." />}
      action={<Trans>Record this list</Trans>}
      summary={summary}
      list={{ kind: first.kind, choice }}
      onPutAway={putGivenListAway}
    />
  )
}

function findTitle({ facts, course }: RecordingList, given: string): Bilingual | undefined {
  const themes = [
    ...facts.concepts
      .flatMap((section) => section.themes)
      .map(({ theme, title }) => ({
        theme: conceptTheme(theme),
        title,
      })),
    ...course.units.map(({ unit, title }) => ({ theme: unitTheme(unit), title })),
  ]
  return themes.find(({ theme }) => theme === given)?.title
}

interface ToContributeCardProps {
  icon: LucideIcon
  heading: ReactNode
  title: string
  count: ReactNode
  action: ReactNode
  summary: CourseSummary
  list: { kind: 'word' | 'sentence'; choice: RecordingListChoice }
  /** For what somebody may not want to do. */
  onPutAway?: () => void
}

/** What is to be contributed next, and one button that begins. */
function ToContributeCard({
  icon,
  heading,
  title,
  count,
  action,
  summary,
  list,
  onPutAway,
}: ToContributeCardProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  return (
    <section className="book-page" aria-labelledby={`${titleId} ${titleId}-course`}>
      <div className="margin">
        <Icon of={icon} />
      </div>
      <div className="text">
        <div className="row-line">
          <h2 id={titleId}>{heading}</h2>
          <span className="chip" id={`${titleId}-course`}>
            {glossIn(summary.name, language)}
          </span>
        </div>
        <p className="strong">{title}</p>
        <p className="soft">{count}</p>
        <Link
          to={listAddress(pathOf(list.kind), summary.course, list.choice)}
          className="button main wide"
        >
          {action}
        </Link>
        {onPutAway !== undefined && (
          <button type="button" className="button plain hanging" onClick={onPutAway}>
            <Trans>Not now</Trans>
          </button>
        )}
      </div>
    </section>
  )
}
