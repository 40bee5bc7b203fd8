import { useLingui } from '@lingui/react/macro'
import { castTalk, type MissionTurn } from '@mboa/domain'
import { useMemo } from 'react'
import { ListedSound } from '../../../exercises/hearing/recorded.ts'
import { useVoice } from '../../../exercises/hearing/use-voice.ts'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { mayPrefetch } from '../../../platform/data-use/data-choices.ts'
import { WordText } from '../../../ui/word-text.tsx'
import './mission.css'

interface MissionLinesProps {
  course: Course
  lines: readonly MissionTurn[]
  /** All of the talk, also what is yet to be said: who says it stays who they are. */
  talk: readonly MissionTurn[]
}

/** What has been said so far, the other's lines on the left and the learner's own on the right. */
export function MissionLines({ course, lines, talk }: MissionLinesProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const items = listItems(course)
  const courseOf = useCast(course, talk)
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
            <ListedSound course={courseOf(by)} item={item} />
          </li>
        )
      })}
    </ol>
  )
}

/**
 * The course as each person of the talk is heard in it: where several have said a line, whoever says
 * most of theirs. Where data is dear, the one voice that is here.
 */
function useCast(course: Course, talk: readonly MissionTurn[]) {
  const { speaker: preferred } = useVoice(course.summary.course).preference
  const voiced = useMemo(() => {
    const { recordings } = course
    const isSparing = navigator.onLine && !mayPrefetch()
    if (recordings === undefined || isSparing) return { other: course, you: course }
    const cast = castTalk(talk, (item) => {
      const speakers = recordings.get(item)?.map(({ voice }) => voice.speaker) ?? []
      const first = speakers.filter((speaker) => speaker === preferred)
      return [...new Set([...first, ...speakers])]
    })
    const inVoice = (by: MissionTurn['by']): Course => ({
      ...course,
      recordings: new Map(
        talk.flatMap(({ item }) => {
          const all = recordings.get(item)
          const own = all?.filter(({ voice }) => voice.speaker === cast[by]) ?? []
          return all === undefined ? [] : [[item, own.length > 0 ? own : all]]
        }),
      ),
    })
    return { other: inVoice('other'), you: inVoice('you') }
  }, [course, talk, preferred])
  return (by: MissionTurn['by']) => voiced[by]
}
