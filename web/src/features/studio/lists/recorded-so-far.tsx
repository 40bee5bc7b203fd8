import { Plural } from '@lingui/react/macro'
import { pagePaths, type TakeCounts } from '@mboa/contract'
import { Headphones } from 'lucide-react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { useCourses } from '../../../platform/course-store/use-courses.ts'
import { useTakeCounts } from '../../../platform/recording-lists/use-take-counts.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LinkRow } from '../../../ui/link-row.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { CountsOfCourse } from './counts-of-course.tsx'
import { groupBy } from './course-recordables.ts'
import { HeardThisWeek } from './heard-this-week.tsx'

/** On the recorder's dashboard: what became of their takes, and what is still on this device. */
export function RecordedSoFar() {
  const { id } = useSignedInUser()
  const counts = useTakeCounts(id)
  return (
    <>
      <LoadedPart of={counts}>
        {({ counts: ofAll, heardBy, toReview = [] }) => (
          <>
            {heardBy !== undefined && <HeardThisWeek by={heardBy} />}
            <ToReview waiting={toReview} />
            <CountsOfCourses counts={ofAll} />
          </>
        )}
      </LoadedPart>
      <StillOnDevice />
    </>
  )
}

function CountsOfCourses({ counts }: Pick<TakeCounts, 'counts'>) {
  const { id } = useSignedInUser()
  const { language } = useInterfaceLanguage()
  const courses = useCourses(id)
  const standing = groupBy(
    counts.filter(({ state }) => state !== 'withdrawn'),
    ({ course }) => course,
  )
  if (standing.size === 0) return null
  return (
    <LoadedPart of={courses}>
      {(list) =>
        [...standing].map(([course, ofCourse]) => {
          const known = list.find((summary) => summary.course === course)
          const name = known === undefined ? course : glossIn(known.name, language)
          return <CountsOfCourse key={course} name={name} counts={ofCourse} />
        })
      }
    </LoadedPart>
  )
}

/** Others' recordings that wait for somebody's ear: who reviews finds them where they begin. */
function ToReview({ waiting }: { waiting: TakeCounts['toReview'] }) {
  const { id } = useSignedInUser()
  const { language } = useInterfaceLanguage()
  const courses = useCourses(id)
  const rows = waiting.filter(({ count }) => count > 0)
  if (rows.length === 0) return null
  return (
    <LoadedPart of={courses}>
      {(list) => (
        <MarginRows>
          {rows.map(({ course, count }) => {
            const known = list.find((summary) => summary.course === course)
            return (
              <LinkRow
                key={course}
                icon={Headphones}
                to={`${pagePaths.recorderRecordings}?tab=review&course=${course}`}
                title={
                  <Plural
                    value={count}
                    one="# recording is waiting to be heard"
                    other="# recordings are waiting to be heard"
                  />
                }
              >
                <p className="small soft">
                  {known === undefined ? course : glossIn(known.name, language)}
                </p>
              </LinkRow>
            )
          })}
        </MarginRows>
      )}
    </LoadedPart>
  )
}

function StillOnDevice() {
  const waiting = (useDeviceTakes() ?? []).filter(({ pending }) => pending === 1).length
  if (waiting === 0) return null
  return (
    <Banner kind="note">
      <p>
        <strong>
          <Plural
            value={waiting}
            one="# recording is still on this device."
            other="# recordings are still on this device."
          />
        </strong>{' '}
        <WhenSent />
      </p>
    </Banner>
  )
}
