import type { TextFinding } from '../problem.ts'

const titles = /“[^”]*”|«[^»]*»/gu
/** Words that tell something of a source and stand in no reference to one. */
const telling =
  /\b(?:as (?:in|copied|given)|which|written|respelled|copied|checked|confirmed|changed|given|typed|compare)\b/u
/** A remark in brackets: `(latitude and longitude)`. */
const remark = /\((?:the|an?|around) |\([a-z]{4,}(?:(?:,| and)? [a-z]{2,})*\)/u
const sentence = /^(?:An?|The) [a-z]/u

/**
 * A citation is a reference, which stays in its own language. What we say of the source is read in
 * the learner's, and stands in its note: here as far as it can be told from the one from the other.
 */
export function checkCitation(citation: string): TextFinding[] {
  const reference = citation.replace(titles, '')
  const found = [sentence, telling, remark].flatMap((each) => each.exec(reference)?.[0] ?? [])
  if (found.length === 0) return []
  const message = `"${found[0]}" is no part of a reference: what you say of a source stands in its "note", in English and French`
  return [{ code: 'source', message }]
}
