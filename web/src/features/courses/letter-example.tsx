import { Trans } from '@lingui/react/macro'
import type { Word } from '@mboa/contract'
import { useEffect, useRef } from 'react'
import { HummedWord } from '../../exercises/hearing/hummed-word.tsx'
import { SoundButton } from '../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { WordText } from '../../ui/word-text.tsx'

interface LetterExampleProps {
  course: Course
  /** The letter or tone that was tapped. */
  sign: string
  /** The word to hear it in; absent for a tone, which is heard by itself. */
  word?: Word | undefined
}

/** What a letter or a tone sounds like, heard at once. */
export function LetterExample({ course, sign, word }: LetterExampleProps) {
  const { language } = useInterfaceLanguage()
  const { course: code, htmlLang } = course.summary
  const shown = useRef<HTMLDivElement>(null)
  // Below all letters: on a phone it would be out of sight.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const hum = <HummedWord course={code} text={word?.text ?? sign} startsAlone />
  return (
    <div className="letter-example" ref={shown}>
      {word === undefined ? (
        hum
      ) : (
        <>
          <p>
            <Trans>
              <WordText lang={htmlLang}>{sign}</WordText> as in{' '}
              <WordText lang={htmlLang}>{word.text}</WordText>
            </Trans>{' '}
            <span className="soft">{glossIn(word.gloss, language)[0]}</span>
          </p>
          {course.recordings?.has(word.id) === true ? (
            <SoundButton course={course} item={word.id} fallback={hum} startsAlone />
          ) : (
            hum
          )}
        </>
      )}
    </div>
  )
}
