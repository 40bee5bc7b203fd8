import type { LanguageProfile } from './language-profile.ts'
import { bantu } from './languages/bantu.ts'
import { grassfields } from './languages/grassfields.ts'
import { otherFamilies } from './languages/other-families.ts'

/** Every language with a profile, by code. */
export const languages: readonly LanguageProfile[] = [
  ...bantu,
  ...grassfields,
  ...otherFamilies,
].sort((a, b) => (a.code < b.code ? -1 : 1))

const byCode = new Map<string, LanguageProfile>()
for (const language of languages) {
  for (const code of [language.code, ...(language.aliases ?? [])]) byCode.set(code, language)
}

/** The profile of an ISO 639-3 code (or an alias: `ff` is Adamawa Fulfulde here), if there is one. */
export function findLanguage(code: string): LanguageProfile | undefined {
  return byCode.get(code)
}

/** As `findLanguage`, for codes that must be known. Throws a RangeError otherwise. */
export function getLanguage(code: string): LanguageProfile {
  const language = byCode.get(code)
  if (language === undefined) throw new RangeError(`No language profile for “${code}”.`)
  return language
}
