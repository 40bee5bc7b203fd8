import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary, Tone, UnitPack } from '@mboa/contract'
import { findLanguage, scheduleHum } from '@mboa/domain'
import { useId, useMemo, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { findLetterExamples } from './letter-examples.ts'

const toneNames: Record<Tone, ReturnType<typeof msg>> = {
  high: msg({ message: 'high', context: 'tone' }),
  mid: msg({ message: 'mid', context: 'tone' }),
  low: msg({ message: 'low', context: 'tone' }),
  falling: msg({ message: 'falling', context: 'tone' }),
  rising: msg({ message: 'rising', context: 'tone' }),
  'mid-low': msg({ message: 'mid-low', context: 'tone' }),
  'high-mid': msg({ message: 'high-mid', context: 'tone' }),
}

/** Who only reads the letters loads no sound. */
const { Part: LetterExample } = lazyPart(
  async () => (await import('./letter-example.tsx')).LetterExample,
  'silent',
)

interface CourseLettersProps {
  course: CourseSummary
  /** What of it is here to be heard. */
  heard: Course | undefined
}

/**
 * How the language is written: its letters, its tone marks, and what no mark means. A tap says what
 * a letter sounds like, and sounds what there is a word or a hum for.
 */
export function CourseLetters({ course, heard }: CourseLettersProps) {
  const { i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const { alphabet, orthography, htmlLang } = course
  const { letters, nameLetters = [], toneMarks, unmarked, note } = alphabet
  const [chosen, setChosen] = useState<string>()
  const examples = useMemo(() => {
    const words = heard?.units.flatMap((unit) => unit.words) ?? []
    return findLetterExamples(course, words, (item) => heard?.recordings?.has(item) === true)
  }, [course, heard])
  const sounds = useMemo(
    () => new Map(heard?.units.flatMap(listSounds).map(({ letter, sound }) => [letter, sound])),
    [heard],
  )
  const isHummed = (text: string) => scheduleHum(text, findLanguage(course.course)) !== undefined
  const signs = { lang: htmlLang, chosen, onChoose: setChosen }
  const example = (sign: string | undefined) =>
    sign !== undefined &&
    heard !== undefined && (
      <LetterExample
        key={sign}
        course={heard}
        sign={sign}
        sound={sounds.get(sign)}
        word={examples.get(sign)}
      />
    )
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>How it’s written</Trans>
      </h2>
      <p>{glossIn(orthography.name, language)}</p>
      {orthography.note !== undefined && (
        <p className="soft">{glossIn(orthography.note, language)}</p>
      )}
      <div className="stack tight">
        <h3>
          <Trans>Letters</Trans>
        </h3>
        <Letters
          letters={letters}
          canHear={(letter) => examples.has(letter) || sounds.has(letter)}
          {...signs}
        />
        {example(letters.find((letter) => letter === chosen))}
        {nameLetters.length > 0 && (
          <>
            <p className="small soft">
              <Trans>In names only:</Trans>
            </p>
            <Letters letters={nameLetters} canHear={() => false} {...signs} />
          </>
        )}
      </div>
      <div className="stack tight">
        <h3>
          <Trans>Tones</Trans>
        </h3>
        {toneMarks.length > 0 && (
          <ul className="letters">
            {toneMarks.map(({ tone, mark, example: text }) => (
              <li key={mark}>
                <Sign of={text} canHear={heard !== undefined && isHummed(text)} {...signs} />
                <span className="small soft">{i18n._(toneNames[tone])}</span>
              </li>
            ))}
          </ul>
        )}
        {example(toneMarks.find((each) => each.example === chosen)?.example)}
        <p>
          {toneMarks.length === 0 ? (
            <Trans>This spelling doesn’t mark tones.</Trans>
          ) : unmarked === 'unknown' ? (
            <Trans>
              The tone of an unmarked vowel is not settled: sources differ or don’t say.
            </Trans>
          ) : (
            <Trans>Without a mark the tone is {i18n._(toneNames[unmarked])}.</Trans>
          )}
        </p>
        {note !== undefined && <p className="soft">{glossIn(note, language)}</p>}
      </div>
    </section>
  )
}

/** What the lessons of a unit say of how letters sound. */
const listSounds = ({ lessons = [] }: UnitPack) =>
  lessons
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.step === 'letters' ? step.letters : []))
    .flatMap(({ letter, sound }) => (sound === undefined ? [] : [{ letter, sound }]))

interface SignsProps {
  lang: string
  chosen: string | undefined
  onChoose: (sign: string) => void
}

interface LettersProps extends SignsProps {
  letters: readonly string[]
  canHear: (letter: string) => boolean
}

function Letters({ letters, canHear, ...signs }: LettersProps) {
  return (
    <ul className="letters">
      {letters.map((letter) => (
        <li key={letter}>
          <Sign of={letter} canHear={canHear(letter)} {...signs} />
        </li>
      ))}
    </ul>
  )
}

/** A letter or a vowel with its tone; a button where it can be heard. */
function Sign({
  of: sign,
  canHear,
  lang,
  chosen,
  onChoose,
}: SignsProps & { of: string; canHear: boolean }) {
  const text = <WordText lang={lang}>{sign}</WordText>
  if (!canHear) return text
  return (
    <button type="button" aria-pressed={sign === chosen} onClick={() => onChoose(sign)}>
      {text}
    </button>
  )
}
