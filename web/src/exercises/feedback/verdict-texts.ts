import { msg } from '@lingui/core/macro'

/** What is said of any answer, chosen, put together or typed. */
export const verdictTexts = {
  right: msg`Right.`,
  /** To who gave up: nothing was wrong. */
  shown: msg`Here’s the answer.`,
}
