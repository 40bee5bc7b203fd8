import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

/** Sentences that are written to stand after a colon, as one text: all but the first begin again. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((each, nth) => (nth === 0 ? each : each.charAt(0).toLocaleUpperCase() + each.slice(1)))
    .join(' ')
