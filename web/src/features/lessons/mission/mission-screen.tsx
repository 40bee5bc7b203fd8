import { Trans, useLingui } from '@lingui/react/macro'
import { isMissionReady } from '@mboa/domain'
import { useState } from 'react'
import { useParams } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useCourseInUse } from '../../../platform/practice-store/course-in-use.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { ChooseCourseFirst } from '../../../ui/course-part.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { QuietPage } from '../run/quiet-page.tsx'
import { MissionTalk } from './mission-talk.tsx'

/** `/dashboards/learner/lessons/missions/:mission`: four lines of talk, two people. */
export function MissionScreen() {
  const { t } = useLingui()
  const { mission: wanted = '' } = useParams()
  const course = useCourseInUse()
  if (course.status === 'ready') return <FoundMission course={course.value} wanted={wanted} />
  return (
    <QuietPage heading={t`Mission`}>
      {course.status === 'none-chosen' ? (
        <ChooseCourseFirst />
      ) : (
        <LoadedPart of={course}>{() => null}</LoadedPart>
      )}
    </QuietPage>
  )
}

function FoundMission({ course, wanted }: { course: Course; wanted: string }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  // Another try has other wrong choices in another order.
  const [tries, setTries] = useState(0)
  const { course: code, name } = course.summary
  const mission = course.units
    .flatMap((unit) => unit.missions ?? [])
    .find(({ id }) => id === wanted)
  if (mission === undefined) {
    return (
      <QuietPage heading={t`This mission isn’t in your course`}>
        <p>
          <Trans>
            You’re learning {glossIn(name, language)}. Its lessons are on the previous page.
          </Trans>
        </p>
      </QuietPage>
    )
  }
  const goal = glossIn(mission.goal, language)
  if (!isMissionReady(fold, { course: code, mission })) {
    return (
      <QuietPage heading={t`Mission: ${goal}`}>
        <p>
          <Trans>Its words come up in the lessons before it. It opens once you’ve met them.</Trans>
        </p>
      </QuietPage>
    )
  }
  return (
    <QuietPage heading={t`Mission: ${goal}`}>
      <MissionTalk
        key={tries}
        course={course}
        mission={mission}
        seed={`${tries}`}
        onAgain={() => setTries(tries + 1)}
      />
    </QuietPage>
  )
}
