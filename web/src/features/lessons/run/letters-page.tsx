import { Trans } from '@lingui/react/macro'
import type { LessonStep } from '@mboa/contract'
import { useId } from 'react'
import { SoundButton } from '../../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { LessonPage } from './lesson-page.tsx'
import { StepSources } from './step-sources.tsx'

interface LettersPageProps {
  step: Extract<LessonStep, { step: 'letters' }>
  course: Course
  onNext: () => void
}

/** Letters to look at, with what they sound like and a word that has them. */
export function LettersPage({ step, course, onNext }: LettersPageProps) {
  const { language } = useInterfaceLanguage()
  const contentId = useId()
  const { htmlLang } = course.summary
  const items = listItems(course)
  return (
    <LessonPage task={<Trans>Letters</Trans>} describedBy={contentId} onNext={onNext}>
      <ul className="lesson-letters">
        {step.letters.map(({ letter, sound, example }) => {
          const word = example === undefined ? undefined : items.get(example)
          return (
            <li key={letter}>
              <WordText lang={htmlLang} size="medium">
                {letter}
              </WordText>
              <div>
                {sound !== undefined && <p>{glossIn(sound, language)}</p>}
                {word !== undefined && (
                  <p className="soft">
                    <WordText lang={htmlLang} size="inline">
                      {word.text}
                    </WordText>{' '}
                    · {glossIn(word.gloss, language)[0]}
                  </p>
                )}
              </div>
              {example !== undefined && (
                <SoundButton course={course} item={example} fallback={null} />
              )}
            </li>
          )
        })}
      </ul>
      <div className="lesson-notes">
        <StepSources sources={step.sources} />
      </div>
    </LessonPage>
  )
}
