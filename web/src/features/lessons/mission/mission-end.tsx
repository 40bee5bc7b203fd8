import { Trans } from '@lingui/react/macro'
import { isFromSpeakers, pagePaths, speakersToCheck, type Mission } from '@mboa/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import type { StorageTrouble } from '../../../platform/device-store/storage-trouble.ts'
import { NotSaved } from '../../../ui/not-saved.tsx'

interface MissionEndProps {
  course: Course
  mission: Mission
  /** Why this device could not store that it is done. */
  trouble: StorageTrouble | undefined
  onSave: () => void
  onAgain: () => void
}

/** What the learner can do now, and the way to do it: with somebody. */
export function MissionEnd(props: MissionEndProps) {
  const { course, mission, trouble, onSave, onAgain } = props
  const { language } = useInterfaceLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const items = listItems(course)
  const goal = glossIn(mission.goal, language)
  const isTheirs = course.units.some(
    ({ unit, missions = [] }) => isFromSpeakers(unit) && missions.includes(mission),
  )
  const isChecked =
    isTheirs ||
    mission.lines.every(({ item }) => (items.get(item)?.checkedBy ?? 0) >= speakersToCheck)
  return (
    <section className="mission-end">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>You can now {goal}.</Trans>
      </h2>
      <p>
        <Trans>Say these lines with someone today, then swap roles.</Trans>
      </p>
      {!isChecked && (
        <p className="small soft">
          <Trans>
            Each line comes from a source; no speaker has checked the conversation yet. Ask whether
            people really say it this way.
          </Trans>
        </p>
      )}
      <NotSaved because={trouble} retry={onSave} />
      <Link to={pagePaths.learnerLessons} className="button main wide">
        <Trans>All lessons</Trans>
      </Link>
      <button type="button" className="button plain wide" onClick={onAgain}>
        <Trans>Once more</Trans>
      </button>
    </section>
  )
}
