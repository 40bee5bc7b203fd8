import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { itemsOf, type PracticeSession } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { SessionScreen, usePracticeSession } from '../../exercises/session/session-screen.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useSessionWish } from '../../platform/navigation/session-address.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NothingReady } from './nothing-ready.tsx'
import { sentenceSessions } from './sentence-sessions.ts'

const { Part: SessionSummaryScreen, prepare: prepareSummary } = lazyPart(
  async () =>
    (await import('../../exercises/session/session-summary-screen.tsx')).SessionSummaryScreen,
)

const { Part: ShareSession } = lazyPart(
  async () => (await import('../../exercises/sharing/share-session.tsx')).ShareSession,
  'silent',
)

/** The words that the sentences of a session are made of. */
function wordsOf({ units }: Course, { start }: PracticeSession): string[] {
  const asked = new Set(start.planned.flatMap(itemsOf))
  return units
    .flatMap(({ sentences = [] }) => sentences.filter(({ id }) => asked.has(id)))
    .flatMap(({ tokens = [] }) => tokens.flatMap(({ word }) => word ?? []))
}

/** A session of sentences of one course, from its first exercise to its summary. */
export function SentenceSessionScreen({ course }: { course: Course }) {
  const [round, setRound] = useState({ beyondMetWords: false })
  const [hasBegun, setHasBegun] = useState(false)
  const wish = useSessionWish(pagePaths.learnerSentences, hasBegun)
  const { course: code } = course.summary
  const source = useMemo(() => {
    const { beyondMetWords } = round
    const only = beyondMetWords ? undefined : wish.only
    return sentenceSessions(code, { ...wish, beyondMetWords, only })
  }, [code, round, wish])
  const controls = usePracticeSession(source, course)
  const { phase } = controls.state
  if (!hasBegun && phase !== 'preparing' && phase !== 'stopped') setHasBegun(true)
  const startAnother = () => setRound({ beyondMetWords: true })

  return (
    <SessionScreen
      course={course}
      controls={controls}
      empty={<NothingReady course={course} onAllTheSame={startAnother} />}
      summary={(session) => (
        <SessionSummaryScreen
          session={session}
          course={course}
          practised={(count) => (
            <Plural value={count} one="# sentence practised" other="# sentences practised" />
          )}
          more={<Trans>More sentences</Trans>}
          onAnother={startAnother}
          share={<ShareSession course={course} first={wordsOf(course, session)} />}
        />
      )}
      prepareSummary={prepareSummary}
    />
  )
}
