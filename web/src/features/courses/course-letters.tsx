import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary, Tone } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { WordText } from '../../ui/word-text.tsx'

const toneNames: Record<Tone, ReturnType<typeof msg>> = {
  high: msg({ message: 'high', context: 'tone' }),
  mid: msg({ message: 'mid', context: 'tone' }),
  low: msg({ message: 'low', context: 'tone' }),
  falling: msg({ message: 'falling', context: 'tone' }),
  rising: msg({ message: 'rising', context: 'tone' }),
  'mid-low': msg({ message: 'mid-low', context: 'tone' }),
  'high-mid': msg({ message: 'high-mid', context: 'tone' }),
}

/** How the language is written: its letters, its tone marks, and what no mark means. */
export function CourseLetters({ course }: { course: CourseSummary }) {
  const { i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const { alphabet, orthography, htmlLang } = course
  const { letters, nameLetters = [], toneMarks, unmarked, note } = alphabet
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
        <Letters letters={letters} lang={htmlLang} />
        {nameLetters.length > 0 && (
          <>
            <p className="small soft">
              <Trans>In names only:</Trans>
            </p>
            <Letters letters={nameLetters} lang={htmlLang} />
          </>
        )}
      </div>
      <div className="stack tight">
        <h3>
          <Trans>Tones</Trans>
        </h3>
        {toneMarks.length > 0 && (
          <ul className="letters">
            {toneMarks.map(({ tone, mark, example }) => (
              <li key={mark}>
                <WordText lang={htmlLang}>{example}</WordText>
                <span className="small soft">{i18n._(toneNames[tone])}</span>
              </li>
            ))}
          </ul>
        )}
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

function Letters({ letters, lang }: { letters: readonly string[]; lang: string }) {
  return (
    <ul className="letters">
      {letters.map((letter) => (
        <li key={letter}>
          <WordText lang={lang}>{letter}</WordText>
        </li>
      ))}
    </ul>
  )
}
