import { Plural, Trans } from '@lingui/react/macro'
import type { PracticeSession } from '@mboa/domain'
import type { ReactNode } from 'react'
import { SessionSummaryScreen } from '../../exercises/session/session-summary-screen.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'

interface WordSummaryProps {
  session: PracticeSession
  course: Course
  onAnother: () => void
  /** The way to challenge somebody with these words. */
  share?: ReactNode
}

/** The end of a session of words. */
export function WordSummary(props: WordSummaryProps) {
  return (
    <SessionSummaryScreen
      practised={(count) => (
        <Plural value={count} one="# word practised" other="# words practised" />
      )}
      more={<Trans>More words</Trans>}
      {...props}
    />
  )
}
