import type { ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { findItem } from '../exercise-part.ts'
import { Prompt } from './prompt.tsx'
import { TrustLine } from './trust-line.tsx'

interface WordPromptProps {
  course: Course
  item: string
  /** A sign or a button in the prompt's margin. */
  margin: ReactNode
  meaning?: string | undefined
  /** The word on the line; absent while it is the answer. */
  text?: string | undefined
  /** Stands on the line instead of the word: what is shown of it. */
  line?: ReactNode
}

/** The word or sentence that is asked about, or its meaning, and whether speakers have checked it. */
export function WordPrompt({ course, item, margin, meaning, text, line }: WordPromptProps) {
  const { htmlLang, orthography } = course.summary
  const word = findItem(course, item)
  return (
    <Prompt
      margin={margin}
      meaning={meaning}
      line={line}
      word={text === undefined ? undefined : { text, lang: htmlLang }}
    >
      {word !== undefined && (
        <TrustLine
          word={word}
          orthography={orthography}
          lang={htmlLang}
          showsWord={text !== undefined}
        />
      )}
    </Prompt>
  )
}
