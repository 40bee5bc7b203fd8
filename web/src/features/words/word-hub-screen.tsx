import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  isReviewableIn,
  listMet,
  listMetToneMaterial,
  listMistaken,
  listToneWords,
  outlookForWords,
  summariseDue,
} from '@mboa/domain'
import { Ear, Headphones } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { HubCard } from '../../exercises/hub/hub-card.tsx'
import { listComingBack, listThemes } from '../../exercises/hub/list-themes.ts'
import { SessionChoice } from '../../exercises/hub/session-choice.tsx'
import { describeReturn } from '../../i18n/describe-return.ts'
import { localDayOf, useMinute } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { listeningPath } from '../../platform/navigation/session-address.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

const page = pagePaths.learnerWords

/** `/dashboards/learner/word-practise`: what waits, and what to practise of it or besides. */
export function WordHubScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Word Practise`} />
      <CoursePart>{(course) => <WordHub course={course} />}</CoursePart>
    </>
  )
}

function WordHub({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { fold } = usePractice()
  const now = useMinute()
  const { summary, units, recordings } = course
  const code = summary.course
  const words = useMemo(() => units.flatMap((unit) => unit.words), [units])
  const here = new Set(words.map(({ id }) => id))
  const day = localDayOf(now)
  const given = { course: code, units, now, ...day, recorded: recordings }
  const { due, unmet, fresh } = outlookForWords(fold, given)
  const met = listMet(fold, code)
  const tones = listToneWords(code, words).filter(({ id }) => met.has(id))
  const isHeard = useMemo(
    () => listMetToneMaterial(fold, { course: code, words }).contrasts.length > 0,
    [fold, code, words],
  )
  const mistaken = listMistaken(fold, code).filter((item) => here.has(item))
  const themes = listThemes(units, (unit) => unit.words, { due: new Set(idsOf(due)), met })
  const hasSound = [...here].some((item) => recordings?.has(item))
  const isWaiting = due.length + fresh > 0
  const newWords = unmet.length > 0 && {
    value: 'new',
    text: t`New words (${formatNumber(unmet.length)})`,
    items: idsOf(unmet),
  }
  const everyWord = [...listComingBack(fold, code, here), ...idsOf(unmet)]
  return (
    <div className="columns">
      <HubCard about="word" course={course}>
        {isWaiting ? (
          <p>
            {due.length > 0 && (
              <>
                <Plural
                  value={due.length}
                  one="# word to review."
                  other="# words to review."
                />{' '}
              </>
            )}
            {fresh > 0 && (
              <Plural value={fresh} one="# new word today." other="# new words today." />
            )}
          </p>
        ) : (
          <p>
            <Trans>Nothing to review now.</Trans> <NextReturn course={course} now={now} />
          </p>
        )}
        <SessionChoice
          key={code}
          page={page}
          choices={[
            isWaiting ? { value: 'all', text: t`Today’s words` } : newWords,
            !isWaiting && { value: 'all', text: t`All words`, items: everyWord },
            isWaiting && newWords,
            mistaken.length > 0 && {
              value: 'mistakes',
              text: t`Mistakes (${formatNumber(mistaken.length)})`,
              items: mistaken,
            },
            tones.length > 0 && {
              value: 'tones',
              text: t`Tones (${formatNumber(tones.length)})`,
              items: idsOf(tones),
              ofTones: true,
            },
          ]}
          themes={themes}
          describeLength={(count) => t`${plural(count, { one: '# word', other: '# words' })}`}
        />
      </HubCard>
      <ChoiceRows>
        {hasSound && (
          <LinkRow key="listen" icon={Headphones} to={listeningPath} title={t`Listen, hands free`}>
            <p className="small soft">
              <Trans>With the phone in your pocket</Trans>
            </p>
          </LinkRow>
        )}
        {isHeard && (
          <LinkRow key="ear" icon={Ear} to={pagePaths.learnerTones} title={t`Tones by ear`}>
            <p className="small soft">
              <Trans>High or low? Hear the difference.</Trans>
            </p>
          </LinkRow>
        )}
      </ChoiceRows>
    </div>
  )
}

const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id)

/** When the next words come back; nothing where none will. */
function NextReturn({ course, now }: { course: Course; now: number }) {
  const { i18n } = useLingui()
  const { fold } = usePractice()
  const { summary, units, recordings } = course
  const items = new Set(units.flatMap(({ words }) => words.map(({ id }) => id)))
  const { nextDueAt } = summariseDue(fold, {
    now,
    dayEndsAt: localDayOf(now).dayEndsAt,
    about: 'word',
    course: summary.course,
    reviewable: isReviewableIn({ items, recorded: recordings }),
  })
  if (nextDueAt === undefined) return null
  return <Trans>Your next words come back {describeReturn(nextDueAt, now, i18n.locale)}.</Trans>
}

/** What there is to do besides a session; nothing shows where there is nothing. */
function ChoiceRows({ children }: { children: readonly (ReactNode | false)[] }) {
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
