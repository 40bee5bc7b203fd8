import { Trans } from '@lingui/react/macro'
import type { Mission } from '@mboa/contract'
import { isMissionDone, isMissionReady } from '@mboa/domain'
import { MessagesSquare } from 'lucide-react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { LinkRow } from '../../../ui/link-row.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { missionPath } from '../../../platform/navigation/learner-addresses.ts'

interface MissionRowsProps {
  course: string
  /** Of one unit. */
  missions: readonly Mission[]
}

/** What a unit's words are good for, after its lessons: each opens once all its lines were met. */
export function MissionRows({ course, missions }: MissionRowsProps) {
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  return (
    <MarginRows>
      {missions.map((mission) => {
        const goal = glossIn(mission.goal, language)
        const title = <Trans>Mission: {goal}</Trans>
        if (!isMissionReady(fold, { course, mission })) {
          return (
            <MarginRow key={mission.id} icon={MessagesSquare}>
              <div>
                <p>{title}</p>
                <p className="small soft">
                  <Trans>Opens once you’ve met its words in these lessons</Trans>
                </p>
              </div>
            </MarginRow>
          )
        }
        return (
          <LinkRow key={mission.id} icon={MessagesSquare} to={missionPath(mission)} title={title}>
            <p className="small soft">
              {isMissionDone(fold, mission) ? (
                <Trans>Done: go through it again</Trans>
              ) : (
                <Trans>A short conversation with words you know</Trans>
              )}
            </p>
          </LinkRow>
        )
      })}
    </MarginRows>
  )
}
