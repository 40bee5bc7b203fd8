import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { splitTokens } from '@mboa/domain'
import { Link } from 'wouter'
import { WordText } from '../../../ui/word-text.tsx'
import type { SpelledCourse } from './twins.tsx'

interface NewWordsProps {
  /** A sentence that was just written. */
  text: string
  course: SpelledCourse
}

/** The words of a sentence that the course has not: each is to be told, and confirmed by others. */
export function NewWords({ text, course }: NewWordsProps) {
  const { course: code, htmlLang } = course.summary
  const words = listNewWords(text, course)
  if (words.length === 0) return null
  return (
    <div className="stack tight">
      <p className="small">
        <Trans>The course doesn’t have these words of it yet. Say what they mean:</Trans>
      </p>
      <ul className="candidates">
        {words.map((word) => (
          <li key={word}>
            <Link
              to={`${pagePaths.recorderRecordings}?${new URLSearchParams({ tab: 'add-words', course: code, word }).toString()}`}
              className="button second"
            >
              <WordText lang={htmlLang} size="inline">
                {word}
              </WordText>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As they stand in it; a capital that only the beginning asks for is none of the word’s. */
function listNewWords(text: string, { findTwins }: SpelledCourse): string[] {
  const isNew = (word: string) => findTwins(word).same.length === 0
  const tokens = splitTokens(text).map((token, at) => (at === 0 ? withSmallInitial(token) : token))
  return [...new Set(tokens)].filter(isNew)
}

function withSmallInitial(text: string): string {
  const [initial = '', ...rest] = text
  return initial.toLowerCase() + rest.join('')
}
