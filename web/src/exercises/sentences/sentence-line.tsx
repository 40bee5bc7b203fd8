import { Trans, useLingui } from '@lingui/react/macro'
import type { Sentence } from '@mboa/contract'
import { useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { WordText } from '../../ui/word-text.tsx'
import { listPieces } from './word-meanings.ts'
import './sentence-line.css'

interface SentenceLineProps {
  course: Course
  sentence: Pick<Sentence, 'text' | 'tokens'>
}

/** A sentence; a tap on a word shows what it means, where the sources do. */
export function SentenceLine({ course, sentence }: SentenceLineProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<number>()
  const { htmlLang } = course.summary
  const pieces = listPieces(course, sentence, i18n.locale)
  const asked = chosen === undefined ? undefined : pieces[chosen]
  const isKnown = pieces.some(({ meaning }) => meaning !== undefined)

  return (
    <div className="sentence-line">
      <p className="word medium" lang={htmlLang}>
        {pieces.map(({ text, meaning }, index) =>
          meaning === undefined ? (
            <span key={index}>{text}</span>
          ) : (
            <button
              key={index}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index === chosen ? undefined : index)}
            >
              {text}
            </button>
          ),
        )}
      </p>
      {isKnown && (
        <p role="status" className="meaning-of-word small soft">
          {asked === undefined ? (
            <Trans>Tap a word to see its meaning.</Trans>
          ) : (
            <>
              <WordText lang={htmlLang} size="inline">
                {asked.text}
              </WordText>
              : {asked.meaning}
            </>
          )}
        </p>
      )}
    </div>
  )
}
