import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SentBackReason } from '@mboa/domain'

/** Why a take was sent back, and so what to do better. */
export const sentBackTexts: Readonly<Record<SentBackReason, MessageDescriptor>> = {
  'cut-off': msg`The word is cut off.`,
  noise: msg`There is noise behind the voice.`,
  'wrong-word': msg`Another word was said.`,
  'wrong-tone': msg`A tone is wrong.`,
  'other-dialect': msg`It is said so in another dialect.`,
  'too-quiet': msg`It is too quiet.`,
  other: msg`Please say it once more.`,
}
