import type { CourseSummary, UnitPack } from '@mboa/contract'
import { getLanguage, profileIn, type LanguageProfile } from '@mboa/domain'

/** How a language is written, with what screens call it and mark its texts with. */
export interface WrittenLanguage extends LanguageProfile {
  readonly name: Readonly<CourseSummary['name']>
  /** BCP 47 tag for `lang=`. */
  readonly htmlLang: string
  /** What answers are marked by: where the course’s own is seen, the same object each time. */
  readonly spelling: LanguageProfile
}

type Written = Pick<CourseSummary, 'course' | 'name' | 'htmlLang'> & {
  orthography?: CourseSummary['orthography']
}

/**
 * The language of a course, by the name that the course gives it. Another object each time.
 * @param units written in the convention whose keys and rules they need
 * @throws RangeError where the domain knows no such language
 */
export function languageOf(
  { course, name, htmlLang, orthography }: Written,
  units: readonly Pick<UnitPack, 'orthography'>[] = [],
): WrittenLanguage {
  const own = getLanguage(course)
  const alphabet = orthography?.others?.find(({ id }) => id === units[0]?.orthography)?.alphabet
  const spelling = alphabet ? profileIn(own, alphabet) : own
  return { ...spelling, spelling, name, htmlLang }
}
