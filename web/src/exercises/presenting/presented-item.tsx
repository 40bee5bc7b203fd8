import { useLingui } from '@lingui/react/macro'
import type { Sentence, Word } from '@mboa/contract'
import { BookOpen } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { ExerciseTask, Prompt } from '../asking/prompt.tsx'
import { TrustLine } from '../asking/trust-line.tsx'
import { findWord } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { NextButton } from '../session/next-button.tsx'
import './presented-item.css'

interface WordCardProps {
  item: Word | Sentence
  course: Course
  task: string
  onNext: () => void
  /** What is known of its use. */
  children?: ReactNode
}

/**
 * A word or sentence before it is asked: its picture, sound, spelling and meaning. Where it comes from
 * is one tap away. The focus goes to Next, which it is read out with, so that Enter turns the page.
 */
export function PresentedItem({ item, course, task, onNext, children }: WordCardProps) {
  const { i18n } = useLingui()
  const contentId = useId()
  const { htmlLang, orthography } = course.summary
  const [meaning] = glossIn(item.gloss, i18n.locale)
  return (
    <>
      <ExerciseTask takesFocus={false}>{task}</ExerciseTask>
      <div className="presented-item" id={contentId}>
        {'picture' in item && item.picture !== undefined && (
          <div className="presented-picture">
            <WordPicture picture={item.picture} />
          </div>
        )}
        <Prompt
          margin={
            <SoundButton
              course={course}
              item={item.id}
              fallback={<Icon of={BookOpen} />}
              startsAlone
            />
          }
          meaning={meaning}
          word={{ text: item.text, lang: htmlLang }}
        >
          <TrustLine
            word={item}
            orthography={orthography}
            lang={htmlLang}
            showsWord
            isSentence={findWord(course, item.id) === undefined}
          />
        </Prompt>
        {children}
      </div>
      <div className="dock">
        <NextButton describedBy={contentId} onNext={onNext} />
      </div>
    </>
  )
}
