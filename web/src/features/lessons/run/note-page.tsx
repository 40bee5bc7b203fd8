import { useLingui } from '@lingui/react/macro'
import type { LessonStep, NoteTopic } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { ExampleItems } from './example-items.tsx'
import { LessonPage } from './lesson-page.tsx'
import { StepSources } from './step-sources.tsx'

interface NotePageProps {
  step: Extract<LessonStep, { step: 'note' }>
  course: Course
  onNext: () => void
}

/** Something to know, in one or two sentences, with items that show it. */
export function NotePage({ step, course, onNext }: NotePageProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const contentId = useId()
  const topics: Record<NoteTopic, string> = {
    spelling: t`Spelling`,
    tone: t`Tone`,
    usage: t`Usage`,
    grammar: t`Grammar`,
    culture: t`Culture`,
  }
  return (
    <LessonPage task={topics[step.about]} describedBy={contentId} onNext={onNext}>
      <div className="lesson-notes">
        <p className="lesson-note">{glossIn(step.text, language)}</p>
        <ExampleItems items={step.examples ?? []} course={course} />
        <StepSources sources={step.sources} />
      </div>
    </LessonPage>
  )
}
