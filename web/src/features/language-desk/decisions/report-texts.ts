import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '@mboa/contract'

/** What learners say of a word, as the coordinator reads it. */
export const reportTexts: Readonly<Record<ReportReason, MessageDescriptor>> = {
  'accept-answer': msg`An answer that should count as right`,
  'wrong-spelling': msg`The word is misspelled`,
  'wrong-tone': msg`A tone is wrong`,
  'wrong-meaning': msg`The meaning is wrong`,
  'wrong-picture': msg`The picture doesn’t match`,
  'wrong-sound': msg`The sound is poor or wrong`,
  'no-sound': msg`There is no recording`,
  'missing-word': msg`The word is missing`,
  offensive: msg`It’s hurtful`,
  other: msg`Something else`,
}

/** For the speakers who confirm what comes of it. */
export const whyTexts: Partial<Record<ReportReason, MessageDescriptor>> = {
  'accept-answer': msg`Learners give this answer.`,
  'wrong-spelling': msg`Learners report the spelling.`,
  'wrong-tone': msg`Learners report a tone.`,
}
