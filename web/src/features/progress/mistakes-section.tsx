import { msg, ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import type { MistakeKind, MistakesOfKind } from '@mboa/domain'
import { useId } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { requestedItemsPath } from '../../platform/navigation/session-address.ts'
import { PractiseLink } from '../../ui/practise-link.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { ChartCard } from './charts/chart-card.tsx'
import { MistakesChart } from './charts/mistakes-chart.tsx'

interface MistakesSectionProps {
  mistakes: readonly MistakesOfKind[]
  /**
   * The courses in scope whose words are here. A session is about the words or the sentences of
   * one, so each has its rows.
   */
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

/** Asked in the session that one kind of mistake leads to, and shown of it. */
const itemsAsked = 10
const wordsShown = 5
const sentencesShown = 2

/** Those of a kind that are behind the learner. */
const countPutRight = ({ total, items }: MistakesOfKind) =>
  items.reduce((left, { mistakes }) => left - mistakes, total)

/** Mistakes by kind: what still goes wrong, to practise at once, and how many are put right. */
export function MistakesSection({ mistakes, courses, isOfAll }: MistakesSectionProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const titleId = useId()
  const total = mistakes.reduce((sum, each) => sum + each.total, 0)
  const putRight = mistakes.reduce((sum, each) => sum + countPutRight(each), 0)
  const open = mistakes.flatMap(({ kind, items }) =>
    courses.flatMap((course) =>
      (['word', 'sentence'] as const).flatMap((about) => {
        const mistaken = listMistaken(course, { about, items })
        return mistaken.length === 0 ? [] : [{ kind, course, about, mistaken }]
      }),
    ),
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
                key={`${each.kind} ${each.course.summary.course} ${each.about}`}
                {...each}
                namesLanguage={isOfAll}
              />
            ))}
          </ul>
        </section>
      )}
      {putRight > 0 && (
        <ChartCard
          title={<Trans>Mistakes put right</Trans>}
          finding={
            <Trans>
              {ph({ putRight: formatNumber(putRight) })} of {ph({ total: formatNumber(total) })}:
              answered right twice in a row since.
            </Trans>
          }
          chart={(labelledBy) => (
            <MistakesChart
              bars={mistakes.map((each) => ({
                name: t(kindNames[each.kind]),
                total: countPutRight(each),
              }))}
              labelledBy={labelledBy}
            />
          )}
          table={{
            columns: [
              <Trans key="kind">Kind</Trans>,
              <Trans key="right">Put right</Trans>,
              <Trans key="mistakes">Mistakes</Trans>,
              <Trans key="words">Words and sentences to work on</Trans>,
            ],
            rows: mistakes.map((each) => ({
              key: each.kind,
              cells: [t(kindNames[each.kind]), countPutRight(each), each.total, each.items.length],
            })),
          }}
        />
      )}
    </>
  )
}

interface Mistaken {
  id: string
  text: string
}

/** The words or sentences of one course among these, in the order of the mistakes. */
function listMistaken(
  { units }: Course,
  { about, items }: { about: 'word' | 'sentence'; items: MistakesOfKind['items'] },
): Mistaken[] {
  const all = units.flatMap(({ words, sentences = [] }): readonly Mistaken[] =>
    about === 'word' ? words : sentences,
  )
  const known = new Map(all.map((each) => [each.id, each]))
  return items.flatMap(({ item }) => known.get(item) ?? [])
}

interface MistakesRowProps {
  kind: MistakeKind
  course: Course
  about: 'word' | 'sentence'
  mistaken: readonly Mistaken[]
  namesLanguage: boolean
}

function MistakesRow({ kind, course, about, mistaken, namesLanguage }: MistakesRowProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const nameId = useId()
  const { htmlLang, course: code, name } = course.summary
  const isOfWords = about === 'word'
  const page = isOfWords ? pagePaths.learnerWords : pagePaths.learnerSentences
  return (
    <li className="here">
      <div className="sign num strong">{formatNumber(mistaken.length)}</div>
      <div className="text">
        <h3 id={nameId}>
          {t(kindNames[kind])}
          {!isOfWords && <span className="soft"> · {t`Sentences`}</span>}
          {namesLanguage && <span className="soft"> · {glossIn(name, language)}</span>}
        </h3>
        <p className="words">
          {mistaken.slice(0, isOfWords ? wordsShown : sentencesShown).map(({ id, text }) => (
            <WordText key={id} lang={htmlLang}>
              {text}
            </WordText>
          ))}
        </p>
        <PractiseLink
          course={code}
          path={requestedItemsPath(
            page,
            mistaken.slice(0, itemsAsked).map(({ id }) => id),
          )}
          className="button second"
          describedBy={nameId}
        >
          <Trans>Practise these</Trans>
        </PractiseLink>
      </div>
    </li>
  )
}
