import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  isReviewableIn,
  listDue,
  listMet,
  listMistaken,
  listReadySentences,
  outlookForSentences,
} from '@mboa/domain'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { HubCard } from '../../exercises/hub/hub-card.tsx'
import { listComingBack, listThemes } from '../../exercises/hub/list-themes.ts'
import { SessionChoice } from '../../exercises/hub/session-choice.tsx'
import { useMinute } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { requestedItemsPath } from '../../platform/navigation/session-address.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { NoSentences } from './no-sentences.tsx'

const page = pagePaths.learnerSentences

/** `/dashboards/learner/sentence-practise`: what waits, and what to practise of it or besides. */
export function SentenceHubScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Sentence Practise`} />
      <CoursePart>
        {(course) =>
          course.units.some(({ sentences = [] }) => sentences.length > 0) ? (
            <SentenceHub course={course} />
          ) : (
            <NoSentences course={course} />
          )
        }
      </CoursePart>
    </>
  )
}

function SentenceHub({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { fold } = usePractice()
  const now = useMinute()
  const { summary, units, recordings } = course
  const code = summary.course
  const sentences = units.flatMap((unit) => unit.sentences ?? [])
  const here = new Set(sentences.map(({ id }) => id))
  const { due, fresh, ahead } = outlookForSentences(fold, {
    course: code,
    units,
    now,
    recorded: recordings,
  })
  const ready = idsOf(listReadySentences(fold, { course: code, units }))
  const reviewable = isReviewableIn({ items: here, recorded: recordings })
  const waiting = listDue(fold, { now, course: code, about: 'sentence', reviewable })
  const met = listMet(fold, code)
  const mistaken = listMistaken(fold, code).filter((item) => here.has(item))
  const unready = idsOf(sentences.filter(({ id }) => !met.has(id) && !ready.includes(id)))
  const comingBack = listComingBack(fold, code, here)
  const isWaiting = due + fresh > 0
  const canAsk = new Set([...ready, ...met])
  const themes = listThemes(
    units,
    (unit) => (unit.sentences ?? []).filter(({ id }) => canAsk.has(id)),
    { due: new Set(waiting.map(({ item }) => item)), met },
  )
  return (
    <div className="columns">
      <HubCard about="sentence" course={course}>
        {isWaiting ? (
          <p>
            {due > 0 && (
              <>
                <Plural
                  value={due}
                  one="# sentence to review."
                  other="# sentences to review."
                />{' '}
              </>
            )}
            {fresh > 0 && <Plural value={fresh} one="# new sentence." other="# new sentences." />}
          </p>
        ) : (
          <>
            <p>
              {comingBack.length > 0 ? (
                <Trans>Nothing to review now.</Trans>
              ) : (
                <Trans>No sentences ready yet</Trans>
              )}
            </p>
            {ahead > 0 && (
              <p className="soft">
                <Plural
                  value={ahead}
                  one="# sentence uses words you haven’t met yet. Practise words first to unlock it."
                  other="# sentences use words you haven’t met yet. Practise words first to unlock them."
                />
              </p>
            )}
          </>
        )}
        <SessionChoice
          key={code}
          page={page}
          choices={[
            isWaiting && { value: 'all', text: t`Today’s sentences` },
            !isWaiting &&
              comingBack.length > 0 && { value: 'all', text: t`All sentences`, items: comingBack },
            ready.length > 0 && {
              value: 'new',
              text: t`New sentences (${formatNumber(ready.length)})`,
              items: ready,
            },
            mistaken.length > 0 && {
              value: 'mistakes',
              text: t`Mistakes (${formatNumber(mistaken.length)})`,
              items: mistaken,
            },
          ]}
          themes={themes}
          describeLength={(count) =>
            t`${plural(count, { one: '# sentence', other: '# sentences' })}`
          }
        />
        {!isWaiting && (
          <>
            <Link
              to={pagePaths.learnerWords}
              className={`button wide ${comingBack.length > 0 ? 'second' : 'main'}`}
            >
              <Trans>Practise words</Trans>
            </Link>
            {ahead > 0 && (
              <Link to={requestedItemsPath(page, unready)} className="button plain wide">
                <Trans>Start sentences anyway</Trans>
              </Link>
            )}
          </>
        )}
      </HubCard>
    </div>
  )
}

const idsOf = (sentences: readonly { id: string }[]) => sentences.map(({ id }) => id)
