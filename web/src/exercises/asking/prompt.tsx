import { useEffect, useRef, type ReactNode } from 'react'
import './prompt.css'
import { WordText } from '../../ui/word-text.tsx'

interface ExerciseTaskProps {
  /** True where nothing else of the exercise takes the focus when it appears. */
  takesFocus: boolean
  children: ReactNode
}

/** What is to be done: the page's heading. */
export function ExerciseTask({ takesFocus, children }: ExerciseTaskProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={heading} className="task" tabIndex={-1} data-takes-focus={takesFocus ? '' : undefined}>
      {children}
    </h1>
  )
}

interface PromptProps {
  /** A sign or a button in the margin. */
  margin?: ReactNode
  /** The word on the line, with the language it is in. */
  word?: { text: string; lang: string } | undefined
  /** Stands on the line instead of a word. */
  line?: ReactNode
  /** The meaning: alone it is the prompt, with a word it stands small above it. */
  meaning?: string | undefined
  /** The trust line, always in the same place. */
  children?: ReactNode
}

export function Prompt({ margin, word, line, meaning, children }: PromptProps) {
  return (
    <>
      <div className="prompt">
        <div className="margin">{margin}</div>
        <div className="line">
          {meaning !== undefined && (
            <p className={word === undefined && line === undefined ? 'meaning' : 'meaning above'}>
              {meaning}
            </p>
          )}
          {line}
          {word !== undefined && (
            <p>
              <WordText lang={word.lang} size="large">
                {word.text}
              </WordText>
            </p>
          )}
        </div>
      </div>
      <div className="under-prompt">{children}</div>
    </>
  )
}
