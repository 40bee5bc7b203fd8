import { Trans } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import { SoundButton } from '../../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import '../../../ui/chip.css'
import './lesson-page.css'

/** Where a word is recorded: the exercise that compares is there, and so is this. */
const { Part: SayAgain } = lazyPart(
  async () => (await import('../../../exercises/speaking/say-again.tsx')).SayAgain,
  'silent',
)

interface WordsMetProps {
  items: readonly string[]
  /** Those that did not go well yet. */
  missed: readonly string[]
  course: Course
}

const wordId = (item: string) => `met-${item}`

/** The words and sentences of a lesson: to be heard again, with their meanings. */
export function WordsMet({ items, missed, course }: WordsMetProps) {
  const { language } = useInterfaceLanguage()
  const known = listItems(course)
  const shown = items.flatMap((id) => known.get(id) ?? [])
  return (
    <ul className="margin-rows words-met">
      {shown.map(({ id, text, gloss }) => (
        <li key={id}>
          <div className="sign">
            <SoundButton course={course} item={id} fallback={<Icon of={BookOpen} />} />
          </div>
          <div className="text wraps">
            <div id={wordId(id)}>
              <WordText lang={course.summary.htmlLang}>{text}</WordText>
              <p className="soft">{glossIn(gloss, language)[0]}</p>
            </div>
            {missed.includes(id) && (
              <span className="chip">
                <Trans>one more round</Trans>
              </span>
            )}
            {course.recordings?.has(id) === true && <SayAgain wordId={wordId(id)} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
