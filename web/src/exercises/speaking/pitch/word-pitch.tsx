import { findLanguage, findWrittenMelody } from '@mboa/domain'
import { useMemo } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { PitchComparison } from './pitch-comparison.tsx'
import type { SayingToCompare } from './use-compared-saying.ts'

interface WordPitchProps extends Pick<SayingToCompare, 'item' | 'text' | 'own' | 'model'> {
  course: Course
}

/** How a word of a course was said, beside all that tells its tones; nothing where it has none. */
export function WordPitch({ course, text, ...saying }: WordPitchProps) {
  const language = findLanguage(course.summary.course)
  const melody = useMemo(
    () =>
      findWrittenMelody(
        text,
        course.units.flatMap(({ words }) => words),
        language,
      ),
    [text, course, language],
  )
  if (language?.tone == null) return null
  return <PitchComparison text={text} {...saying} {...melody} />
}
