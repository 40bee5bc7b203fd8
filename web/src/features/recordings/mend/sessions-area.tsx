import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft, ListMusic } from 'lucide-react'
import { Link } from 'wouter'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useQuery } from '../../../platform/navigation/history.ts'
import { sessionAddress } from '../../../platform/recording-lists/list-address.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkRow } from '../../../ui/link-row.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import '../../../ui/margin-rows.css'
import { DeviceBlocked } from '../failures.tsx'
import { useTakeWords } from '../mine/use-take-words.ts'
import { RecordedCourse } from '../recorded-course.tsx'
import { MendSession } from './mend-session.tsx'
import { useSessions, type SessionTake } from './use-sessions.ts'

/** What was kept under another word than it holds, a session at a time. */
export function SessionsArea() {
  const { id: userId } = useSignedInUser()
  const { isBlocked } = useTakeStore()
  if (isBlocked) return <DeviceBlocked />
  return (
    <div className="stack">
      <RecordedCourse userId={userId}>
        {(course) => (
          <SessionsOfCourse key={course.summary.course} userId={userId} course={course} />
        )}
      </RecordedCourse>
    </div>
  )
}

function SessionsOfCourse({ userId, course }: { userId: string; course: Course }) {
  const [parameters] = useQuery()
  const asked = parameters.get('session')
  return (
    <LoadedPart of={useSessions(userId, course)}>
      {(sessions) =>
        asked === null ? (
          <SessionList userId={userId} course={course} sessions={sessions} />
        ) : (
          <MendSession
            key={asked}
            userId={userId}
            course={course}
            session={sessions.find((takes) => takes.some(({ id }) => id === asked))}
          />
        )
      }
    </LoadedPart>
  )
}

interface SessionListProps {
  userId: string
  course: Course
  sessions: readonly (readonly SessionTake[])[]
}

/** More would not fit into a row. */
const mostNamed = 4
/** Older ones are nobody's errand any more. */
const mostSessions = 50

function SessionList({ userId, course, sessions }: SessionListProps) {
  const { store } = useTakeStore()
  const { language } = useInterfaceLanguage()
  const { speakers = [] } = useSpeakers(userId)
  const shown = sessions.slice(0, mostSessions)
  const named = shown.flatMap((takes) => takes.slice(0, mostNamed))
  const { wordOf } = useTakeWords(userId, store, named)
  const when = new Intl.DateTimeFormat(regionalTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <>
      <Link to={pagePaths.recorderRecordings} className="button plain hanging">
        <Icon of={ArrowLeft} size={20} />
        <Trans>Your recordings</Trans>
      </Link>
      <h2>
        <Trans>Put a session right</Trans>
      </h2>
      <p>
        <Trans>
          If you speak slowly, or faster than the words change, a whole run of recordings can end up
          one word off. Choose the session: you’ll hear it in the order it was recorded.
        </Trans>
      </p>
      {shown.length === 0 && (
        <p className="soft">
          <Trans>There is no session here yet: two recordings in a row make one.</Trans>
        </p>
      )}
      <MarginRows>
        {shown.map((takes) => {
          const [first] = takes
          if (first === undefined) return null
          const words = takes.slice(0, mostNamed).map((take) => wordOf(take).text)
          const speaker = speakers.find(({ id }) => id === first.speaker)?.name
          return (
            <LinkRow
              key={first.id}
              icon={ListMusic}
              to={sessionAddress(pagePaths.recorderRecordings, course.summary.course, first.id)}
              title={when.format(first.recordedAt)}
            >
              <p className="small soft">
                <Plural value={takes.length} one="# recording" other="# recordings" />
                {speaker !== undefined && ` · ${speaker}`} ·{' '}
                <span lang={course.summary.htmlLang}>{words.join(', ')}</span>
                {takes.length > mostNamed && '…'}
              </p>
            </LinkRow>
          )
        })}
      </MarginRows>
    </>
  )
}
