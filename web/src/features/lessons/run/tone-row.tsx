import { useLingui } from '@lingui/react/macro'
import { findLanguage, splitClusters, toneOf, tones, type Tone } from '@mboa/domain'
import { toneNames } from '../../../exercises/typing/tone-names.ts'
import { ToneStroke } from '../../../exercises/typing/tone-stroke.tsx'
import { WordText } from '../../../ui/word-text.tsx'

interface ToneRowProps {
  text: string
  /** Code of the course's language. */
  course: string
  lang: string
}

/** The letters of a word that carry a tone mark, each with its tone; nothing where none does. */
export function ToneRow({ text, course, lang }: ToneRowProps) {
  const { t } = useLingui()
  const marked = listMarked(text, course)
  if (marked.length === 0) return null
  return (
    <ul className="tone-row" aria-label={t`Tones`}>
      {marked.map(({ letter, tone }, at) => (
        <li key={at} className="chip">
          <WordText lang={lang} size="inline">
            {letter}
          </WordText>
          <ToneStroke tone={tone} />
          {t(toneNames[tone])}
        </li>
      ))}
    </ul>
  )
}

function listMarked(text: string, course: string): { letter: string; tone: Tone }[] {
  const written: readonly string[] = findLanguage(course)?.tone?.marked ?? []
  return splitClusters(text).flatMap((letter) => {
    const tone = tones.find((known) => known === toneOf(letter))
    return tone !== undefined && written.includes(tone) ? [{ letter, tone }] : []
  })
}
