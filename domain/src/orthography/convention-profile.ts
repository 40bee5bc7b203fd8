import type { CourseAlphabet } from './check-spelling.ts'
import type { LanguageProfile, ToneWriting } from './language-profile.ts'
import { isToneMark, toneOf } from './tone-marks.ts'

/** The letters of a convention, and what a vowel without a mark means in it. */
interface ConventionAlphabet extends CourseAlphabet {
  readonly toneMarks: readonly { readonly mark: string; readonly example: string }[]
  readonly unmarked: string
}

const unmarkedTones = ['high', 'mid', 'low'] as const

/**
 * The profile of a language as another convention writes it: its keys are the letters of that
 * convention, and a mark that belongs to a letter there is no tone.
 *
 * @example profileIn(basaa, church) // é, ñ and ô are letters, and nothing marks a tone
 */
export function profileIn(
  language: LanguageProfile,
  { letters, toneMarks, unmarked, apostrophe }: ConventionAlphabet,
): LanguageProfile {
  const marked = toneMarks.flatMap(({ example }): ToneWriting['marked'] => {
    const tone = toneOf(example)
    return tone === 'unmarked' || tone === 'several' ? [] : [tone]
  })
  const marks = letters.join('').normalize('NFD')
  return {
    ...language,
    alphabet: letters.join(' '),
    tone:
      marked.length === 0
        ? null
        : { marked, unmarked: unmarkedTones.find((tone) => tone === unmarked) ?? 'unknown' },
    letterMarks: Array.from(marks).filter(isToneMark).join(''),
    glottal: apostrophe ?? null,
  }
}
