import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Word } from '@mboa/contract'
import type { MistakeKind, MistakesOfKind } from '@mboa/domain'
import { useId } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { askedWordsPath } from '../../platform/navigation/asked-words.ts'
import { PractiseLink } from '../../ui/practise-link.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { ChartCard } from './charts/chart-card.tsx'
import { MistakesChart } from './charts/mistakes-chart.tsx'

interface MistakesSectionProps {
  mistakes: readonly MistakesOfKind[]
  /** The courses in scope whose words are here. A session is about one, so each has its rows. */
  courses: readonly Course[]
  /** Several languages may stand below each other, so each row names its own. */
  isOfAll: boolean
}

const kindNames: Record<MistakeKind, ReturnType<typeof msg>> = {
  tone: msg`Tones`,
  letters: msg`Special letters`,
  spelling: msg`Spelling and order`,
  meaning: msg`Meaning`,
}

/** Words shown for one kind of mistake, and asked in the session they lead to. */
const wordsAsked = 10
const wordsShown = 5

/** Mistakes by kind: how many there were, and the words that still go wrong, to practise at once. */
export function MistakesSection({ mistakes, courses, isOfAll }: MistakesSectionProps) {
  const { t } = useLingui()
  const titleId = useId()
  const total = mistakes.reduce((sum, each) => sum + each.total, 0)
  const open = mistakes.flatMap(({ kind, items }) =>
    courses.flatMap((course) => {
      const words = listMistakenWords(course, items)
      return words.length === 0 ? [] : [{ kind, course, words }]
    }),
  )
  return (
    <>
      {open.length > 0 && (
        <section className="stack tight" aria-labelledby={titleId}>
          <h2 id={titleId}>
            <Trans>What to work on</Trans>
          </h2>
          <ul className="margin-rows mistakes">
            {open.map((each) => (
              <MistakesRow
                key={`${each.kind} ${each.course.summary.course}`}
                {...each}
                namesLanguage={isOfAll}
              />
            ))}
          </ul>
        </section>
      )}
      {total > 0 && (
        <ChartCard
          title={<Trans>Mistakes</Trans>}
          finding={<Plural value={total} one="# mistake so far." other="# mistakes so far." />}
          chart={(labelledBy) => (
            <MistakesChart
              bars={mistakes.map((each) => ({ name: t(kindNames[each.kind]), total: each.total }))}
              labelledBy={labelledBy}
            />
          )}
          table={{
            columns: [
              <Trans key="kind">Kind</Trans>,
              <Trans key="mistakes">Mistakes</Trans>,
              <Trans key="words">Words and sentences to work on</Trans>,
            ],
            rows: mistakes.map((each) => ({
              key: each.kind,
              cells: [t(kindNames[each.kind]), each.total, each.items.length],
            })),
          }}
        />
      )}
    </>
  )
}

/** The words of one course among these, in the order of the mistakes. */
function listMistakenWords({ units }: Course, items: MistakesOfKind['items']): Word[] {
  const words = new Map(units.flatMap((unit) => unit.words.map((word) => [word.id, word])))
  return items.flatMap(({ item }) => words.get(item) ?? [])
}

interface MistakesRowProps {
  kind: MistakeKind
  course: Course
  words: readonly Word[]
  namesLanguage: boolean
}

function MistakesRow({ kind, course, words, namesLanguage }: MistakesRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const nameId = useId()
  const { htmlLang, course: code, name } = course.summary
  return (
    <li className="here">
      <div className="sign num strong">{words.length}</div>
      <div className="text">
        <h3 id={nameId}>
          {t(kindNames[kind])}
          {namesLanguage && <span className="soft"> · {name[language]}</span>}
        </h3>
        <p className="words">
          {words.slice(0, wordsShown).map(({ id, text }) => (
            <WordText key={id} lang={htmlLang}>
              {text}
            </WordText>
          ))}
        </p>
        <PractiseLink
          course={code}
          path={askedWordsPath(words.slice(0, wordsAsked).map(({ id }) => id))}
          className="button second"
          describedBy={nameId}
        >
          <Trans>Practise these</Trans>
        </PractiseLink>
      </div>
    </li>
  )
}
