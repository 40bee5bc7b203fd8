/** Sentences that are written to stand after a colon, as one text: all but the first begin anew. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((each, nth) => (nth === 0 ? each : each.charAt(0).toLocaleUpperCase() + each.slice(1)))
    .join(' ')
