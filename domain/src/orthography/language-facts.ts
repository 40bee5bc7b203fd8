import type { LanguageFacts } from './language-profile.ts'
import { bantuFacts } from './languages/bantu.ts'
import { grassfieldsFacts } from './languages/grassfields.ts'
import { otherFamiliesFacts } from './languages/other-families.ts'

const byCode = new Map(
  Object.entries({ ...bantuFacts, ...grassfieldsFacts, ...otherFamiliesFacts }),
)

/** Own name, tag and sources of a language with a profile, by its code. */
export function findLanguageFacts(code: string): LanguageFacts | undefined {
  return byCode.get(code)
}
