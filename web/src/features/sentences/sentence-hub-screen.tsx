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
import { RotateCcw, Sprout } from 'lucide-react'
import { Link } from 'wouter'
import { HubCard, TwoMinutes } from '../../exercises/hub/hub-card.tsx'
import { ChoiceRows, ThemeRows } from '../../exercises/hub/hub-rows.tsx'
import { listThemes, mostChosen } from '../../exercises/hub/list-themes.ts'
import { useMinute } from '../../platform/clock.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { requestedItemsPath, sessionPath } from '../../platform/navigation/session-address.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
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
  const readyItems = idsOf(listReadySentences(fold, { course: code, units }))
  const reviewable = isReviewableIn({ items: here, recorded: recordings })
  const ready = readyItems.length
  const waiting = listDue(fold, { now, course: code, about: 'sentence', reviewable })
  const met = listMet(fold, code)
  const mistaken = listMistaken(fold, code).filter((item) => here.has(item))
  const unready = idsOf(sentences.filter(({ id }) => !met.has(id) && !readyItems.includes(id)))
  const canAsk = new Set([...readyItems, ...met])
  const themes = listThemes(
    units,
    (unit) => (unit.sentences ?? []).filter(({ id }) => canAsk.has(id)),
    { due: new Set(waiting.map(({ item }) => item)), met },
  )
  return (
    <div className="columns">
      <div className="stack">
        <HubCard about="sentence" course={course}>
          {due + fresh > 0 ? (
            <>
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
                {fresh > 0 && (
                  <Plural value={fresh} one="# new sentence." other="# new sentences." />
                )}
              </p>
              <Link to={sessionPath(page)} className="button main wide">
                <Trans>Start</Trans>
              </Link>
              <TwoMinutes page={page} />
            </>
          ) : (
            <>
              <p>
                <Trans>No sentences ready yet</Trans>
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
              <Link to={pagePaths.learnerWords} className="button main wide">
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
        <ChoiceRows>
          {ready > 0 && (
            <LinkRow
              key="new"
              icon={Sprout}
              to={requestedItemsPath(page, readyItems.slice(0, mostChosen))}
              title={t`New sentences`}
            >
              <p className="small soft">
                <Plural value={ready} one="# ready to practise" other="# ready to practise" />
              </p>
            </LinkRow>
          )}
          {mistaken.length > 0 && (
            <LinkRow
              key="mistakes"
              icon={RotateCcw}
              to={requestedItemsPath(page, mistaken.slice(0, mostChosen))}
              title={t`Mistakes`}
            >
              <p className="small soft">
                <Plural
                  value={mistaken.length}
                  one="# sentence to work on"
                  other="# sentences to work on"
                />
              </p>
            </LinkRow>
          )}
        </ChoiceRows>
      </div>
      <ThemeRows themes={themes} pathOf={(items) => requestedItemsPath(page, items)} />
    </div>
  )
}

const idsOf = (sentences: readonly { id: string }[]) => sentences.map(({ id }) => id)
