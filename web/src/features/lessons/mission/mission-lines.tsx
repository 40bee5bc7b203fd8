import { useLingui } from '@lingui/react/macro'
import type { MissionTurn } from '@mboa/domain'
import { SoundButton } from '../../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { WordText } from '../../../ui/word-text.tsx'
import './mission.css'

interface MissionLinesProps {
  course: Course
  lines: readonly MissionTurn[]
}

/** What has been said so far, the other's lines on the left and the learner's own on the right. */
export function MissionLines({ course, lines }: MissionLinesProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const items = listItems(course)
  return (
    <ol className="mission-lines" aria-live="polite">
      {lines.map(({ by, item }, at) => {
        const said = items.get(item)
        if (said === undefined) return null
        return (
          <li key={at} className={by}>
            <span className="only-assistive">{by === 'you' ? t`You:` : t`The other person:`} </span>
            <div>
              <WordText lang={course.summary.htmlLang}>{said.text}</WordText>
              <p className="small soft">{glossIn(said.gloss, language)[0]}</p>
            </div>
            <SoundButton course={course} item={item} fallback={null} />
          </li>
        )
      })}
    </ol>
  )
}
