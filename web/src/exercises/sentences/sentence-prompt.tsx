import { useLingui } from '@lingui/react/macro'
import type { Sentence } from '@mboa/contract'
import type { ReactNode } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Prompt } from '../asking/prompt.tsx'
import { TrustLine } from '../asking/trust-line.tsx'

interface SentencePromptProps {
  course: Course
  /** Undefined where an update of the pack has taken it away: then its source is not named. */
  sentence: Sentence | undefined
  margin: ReactNode
  meaning?: string | undefined
  /** The sentence on the line; absent while it is the answer. */
  line?: ReactNode
}

/** What is asked about, what it is word for word, and whether speakers have checked it. */
export function SentencePrompt({ course, sentence, margin, meaning, line }: SentencePromptProps) {
  const { i18n } = useLingui()
  const { htmlLang, orthography } = course.summary
  const literally = sentence?.literally && glossIn(sentence.literally, i18n.locale)
  return (
    <Prompt margin={margin} meaning={meaning} line={line}>
      {literally !== undefined && meaning !== undefined && (
        <span className="soft small">{literally}</span>
      )}
      {sentence !== undefined && (
        <TrustLine
          word={sentence}
          orthography={orthography}
          lang={htmlLang}
          showsWord={line !== undefined}
          isSentence
        />
      )}
    </Prompt>
  )
}
