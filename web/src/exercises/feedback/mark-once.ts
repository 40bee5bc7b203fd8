import {
  alignForDisplay,
  type DisplayedGrading,
  type FindNearMiss,
  type GradeRequest,
} from '@mboa/domain'

interface Marked {
  request: GradeRequest
  findNearMiss: FindNearMiss | undefined
  display: DisplayedGrading
}

let last: Marked | undefined

/**
 * Marks as `alignForDisplay` does, and the same answer once: it is asked for while somebody types,
 * when the answer is checked, and when it is shown, and takes a cheap phone as long as a frame.
 */
export function markOnce(request: GradeRequest, findNearMiss?: FindNearMiss): DisplayedGrading {
  if (last !== undefined && last.findNearMiss === findNearMiss && isSame(last.request, request)) {
    return last.display
  }
  const display = alignForDisplay(request, findNearMiss)
  last = { request, findNearMiss, display }
  return display
}

function isSame(one: GradeRequest, other: GradeRequest): boolean {
  const { accepted } = other
  return (
    one.answer === other.answer &&
    one.language === other.language &&
    one.kind === other.kind &&
    one.strictness === other.strictness &&
    one.others === other.others &&
    one.lexicon === other.lexicon &&
    one.accepted.length === accepted.length &&
    one.accepted.every((text, nth) => text === accepted[nth])
  )
}
