import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SentBackReason } from '@mboa/domain'

/** Why a take was sent back, in words. */
export const reasonTexts: Record<SentBackReason, MessageDescriptor> = {
  'cut-off': msg`cut off`,
  noise: msg`noise`,
  'wrong-word': msg`wrong word`,
  'wrong-tone': msg`wrong tone`,
  'other-dialect': msg`other dialect`,
  'too-quiet': msg`too quiet`,
  other: msg`another reason`,
}
