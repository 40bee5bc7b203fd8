import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GlossLanguage } from '@mboa/contract'

type Texts = Readonly<Record<GlossLanguage, MessageDescriptor>>

/** Where a meaning is written in a language. */
export const inLanguage: Texts = { en: msg`In English`, fr: msg`In French` }

/** Before a meaning that somebody told. */
export const toldIn: Texts = { en: msg`In English:`, fr: msg`In French:` }

/** What is asked for where a meaning lacks. */
export const askedIn: Texts = {
  en: msg`What does it mean in English?`,
  fr: msg`What does it mean in French?`,
}

/** Beside what was told in the other language alone. */
export const lackingIn: Texts = {
  en: msg`Another speaker will be asked for the English.`,
  fr: msg`Another speaker will be asked for the French.`,
}
