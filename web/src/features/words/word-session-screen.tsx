import { pagePaths } from '@mboa/contract'
import { itemsOf } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { SessionScreen, usePracticeSession } from '../../exercises/session/session-screen.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useSessionWish } from '../../platform/navigation/session-address.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { wordSessions } from './word-sessions.ts'

const { Part: NothingDue } = lazyPart(async () => (await import('./nothing-due.tsx')).NothingDue)
const { Part: WordSummary, prepare: prepareSummary } = lazyPart(
  async () => (await import('./word-summary.tsx')).WordSummary,
)
const { Part: ShareSession } = lazyPart(
  async () => (await import('../../exercises/sharing/share-session.tsx')).ShareSession,
  'silent',
)

/** A session of words of one course, from its first exercise to its summary. */
export function WordSessionScreen({ course }: { course: Course }) {
  const [round, setRound] = useState({ wantsMore: false })
  const [hasBegun, setHasBegun] = useState(false)
  const wish = useSessionWish(pagePaths.learnerWords, hasBegun)
  const { course: code } = course.summary
  const source = useMemo(() => {
    const { wantsMore } = round
    const asked = wantsMore ? { ...wish, only: undefined, isOfTones: false } : wish
    return wordSessions(code, { wantsMore, ...asked })
  }, [code, round, wish])
  const controls = usePracticeSession(source, course)
  const { phase } = controls.state
  if (!hasBegun && phase !== 'preparing' && phase !== 'stopped') setHasBegun(true)
  const startAnother = () => setRound({ wantsMore: true })

  return (
    <SessionScreen
      course={course}
      controls={controls}
      empty={<NothingDue course={course} onMore={startAnother} />}
      summary={(session) => (
        <WordSummary
          session={session}
          course={course}
          onAnother={startAnother}
          share={<ShareSession course={course} first={session.start.planned.flatMap(itemsOf)} />}
        />
      )}
      prepareSummary={prepareSummary}
    />
  )
}
