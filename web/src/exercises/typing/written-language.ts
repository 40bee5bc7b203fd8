import type { CourseSummary } from '@mboa/contract'
import { getLanguage, type LanguageProfile } from '@mboa/domain'

/** How a language is written, with what screens call it and mark its texts with. */
export interface WrittenLanguage extends LanguageProfile {
  readonly name: Readonly<CourseSummary['name']>
  /** BCP 47 tag for `lang=`. */
  readonly htmlLang: string
}

/**
 * The language of a course, by the name that the course gives it. Another object each time.
 * @throws RangeError where the domain knows no such language
 */
export function languageOf({
  course,
  name,
  htmlLang,
}: Pick<CourseSummary, 'course' | 'name' | 'htmlLang'>): WrittenLanguage {
  return { ...getLanguage(course), name, htmlLang }
}
