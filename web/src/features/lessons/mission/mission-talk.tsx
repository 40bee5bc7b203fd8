import { Trans, useLingui } from '@lingui/react/macro'
import type { Mission } from '@mboa/contract'
import { arrangeMission, finishMission, type MissionTurn } from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import { ChoiceTiles } from '../../../exercises/choosing/choice-tiles.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { useChangeSettings } from '../../../platform/practice-store/use-change-settings.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { MissionEnd } from './mission-end.tsx'
import { MissionLines } from './mission-lines.tsx'

interface MissionTalkProps {
  course: Course
  mission: Mission
  seed: string
  onAgain: () => void
}

/**
 * The talk as it grows: the other's lines come by themselves, the learner chooses their own by its
 * meaning. Nothing of it is marked: it is for saying what was learnt.
 */
export function MissionTalk({ course, mission, seed, onAgain }: MissionTalkProps) {
  const [turns] = useState(() =>
    arrangeMission(mission, { course: course.summary.course, units: course.units, seed }),
  )
  const [chosen, setChosen] = useState(0)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const change = useChangeSettings()
  const own = turns.filter(({ by }) => by === 'you')
  const turn = own[chosen]
  const shown = turn === undefined ? turns : turns.slice(0, turns.indexOf(turn))

  function goOn() {
    setChosen(chosen + 1)
    if (chosen + 1 === own.length) finish()
  }

  function finish() {
    change([finishMission(mission)])
      .then(() => setTrouble(undefined))
      .catch((error: unknown) => {
        reportProblem('keeping a finished mission', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <>
      <MissionLines course={course} lines={shown} talk={turns} />
      {turn === undefined ? (
        <MissionEnd
          course={course}
          mission={mission}
          trouble={trouble}
          onSave={finish}
          onAgain={onAgain}
        />
      ) : (
        <OwnLine key={chosen} course={course} turn={turn} isFirst={chosen === 0} onNext={goOn} />
      )}
    </>
  )
}

interface OwnLineProps {
  course: Course
  turn: MissionTurn
  /** The page's heading has the focus then. */
  isFirst: boolean
  onNext: () => void
}

/** What the learner says next: its meaning, and the lines to choose from. */
function OwnLine({ course, turn, isFirst, onNext }: OwnLineProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [chosenId, setChosenId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  useEffect(() => {
    if (chosenId !== undefined) next.current?.focus()
  }, [chosenId])
  const items = listItems(course)
  const meaningOf = (id: string) =>
    glossIn(items.get(id)?.gloss ?? { en: [], fr: [] }, language)[0] ?? ''
  const choices = turn.choices.flatMap((id) => {
    const item = items.get(id)
    return item === undefined ? [] : [{ id, label: item.text, lang: course.summary.htmlLang }]
  })
  const meaning = meaningOf(turn.item)
  const isRight = chosenId === turn.item
  const chosenMeaning = chosenId === undefined ? '' : meaningOf(chosenId)
  return (
    <section className="mission-turn" aria-labelledby="mission-turn">
      <h2 id="mission-turn" ref={heading} tabIndex={-1}>
        {t`You say: “${meaning}”`}
      </h2>
      <ChoiceTiles
        choices={choices}
        result={chosenId === undefined ? undefined : { rightId: turn.item, chosenId }}
        onChoose={setChosenId}
      />
      {chosenId !== undefined && (
        <>
          <p role="status">
            {isRight ? (
              <Trans>That’s it. Now say it aloud.</Trans>
            ) : (
              <Trans>Not quite: that one means “{chosenMeaning}”.</Trans>
            )}
          </p>
          <button type="button" ref={next} className="button main wide" onClick={onNext}>
            <Trans>Next</Trans>
          </button>
        </>
      )}
    </section>
  )
}
