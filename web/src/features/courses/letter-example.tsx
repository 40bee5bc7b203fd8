import { Trans } from '@lingui/react/macro'
import type { Bilingual, Word } from '@mboa/contract'
import { useEffect, useRef } from 'react'
import { useItemReport } from '../../exercises/feedback/item-report.ts'
import { HearWish } from '../../exercises/hearing/hear-wish.tsx'
import { HummedWord } from '../../exercises/hearing/hummed-word.tsx'
import { SoundButton } from '../../exercises/hearing/sound-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { WordText } from '../../ui/word-text.tsx'

interface LetterExampleProps {
  course: Course
  /** The letter or tone that was tapped. */
  sign: string
  /** What it sounds like, in words, where a lesson says so. */
  sound?: Bilingual | undefined
  /** The word to hear it in; absent for a tone, which is heard by itself. */
  word?: Word | undefined
}

/** What a letter or a tone sounds like, heard at once. */
export function LetterExample({ course, sign, sound, word }: LetterExampleProps) {
  const { language } = useInterfaceLanguage()
  const { course: code, htmlLang } = course.summary
  const shown = useRef<HTMLDivElement>(null)
  // Below all letters: on a phone it would be out of sight.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const hum = <HummedWord course={code} text={word?.text ?? sign} startsAlone />
  const isSaid = word !== undefined && course.recordings?.has(word.id) === true
  return (
    <div className="letter-example" ref={shown}>
      {sound !== undefined && (
        <p>
          <WordText lang={htmlLang}>{sign}</WordText>: {glossIn(sound, language)}
        </p>
      )}
      {word === undefined ? (
        sound === undefined && hum
      ) : (
        <>
          <p>
            <Trans>
              <WordText lang={htmlLang}>{sign}</WordText> as in{' '}
              <WordText lang={htmlLang}>{word.text}</WordText>
            </Trans>{' '}
            <span className="soft">{glossIn(word.gloss, language)[0]}</span>
          </p>
          {isSaid ? (
            <SoundButton course={course} item={word.id} fallback={hum} startsAlone />
          ) : (
            <>
              {hum}
              <WordWish course={course} word={word} />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** No hum says how a letter sounds: a speaker does. */
function WordWish({ course, word }: { course: Course; word: Word }) {
  const { id: item, text: expected } = word
  return <HearWish report={useItemReport({ course, item, answer: '', expected })} />
}
