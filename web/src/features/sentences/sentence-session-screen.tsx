import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useMemo, useState } from 'react'
import { SessionScreen } from '../../exercises/session/session-screen.tsx'
import { usePracticeSession } from '../../exercises/session/use-practice-session.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useSessionWish } from '../../platform/navigation/session-address.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NothingReady } from './nothing-ready.tsx'
import { sentenceSessions } from './sentence-sessions.ts'

const { Part: SessionSummaryScreen, prepare: prepareSummary } = lazyPart(
  'practice-more',
  async () =>
    (await import('../../exercises/session/session-summary-screen.tsx')).SessionSummaryScreen,
)

/** A session of sentences of one course, from its first exercise to its summary. */
export function SentenceSessionScreen({ course }: { course: Course }) {
  const [round, setRound] = useState({ beyondMetWords: false })
  const [hasBegun, setHasBegun] = useState(false)
  const { only } = useSessionWish(pagePaths.learnerSentences, hasBegun)
  const source = useMemo(() => {
    const { beyondMetWords } = round
    return sentenceSessions(course, { beyondMetWords, only: beyondMetWords ? undefined : only })
  }, [course, round, only])
  const controls = usePracticeSession(source)
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
        />
      )}
      prepareSummary={prepareSummary}
    />
  )
}
