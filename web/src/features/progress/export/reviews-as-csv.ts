import { guarded } from '@mboa/contract/table'
import type { OwnReview } from '@mboa/domain'
import { tableCustoms } from '../../../platform/table-files.ts'

/** What a review was about, in words, where the device knows them. */
export interface ReviewedWord {
  text: string
  meaning: string
}

const columns = [
  'answered_at',
  'course',
  'item',
  'word',
  'meaning',
  'skill',
  'exercise',
  'answer',
  'verdict',
  'outcome',
  'rating',
  'seconds',
  'taken_back',
  'session',
]

/** With a mark of byte order, because spreadsheets guess the encoding without one. */
const byteOrderMark = '\uFEFF'

/**
 * Reviews as a table for spreadsheets (RFC 4180, UTF-8). An answer is whatever somebody typed:
 * cells that a spreadsheet would run as a formula get an apostrophe before them (OWASP, CSV
 * injection).
 *
 * @param tag of the language that the spreadsheet is in
 */
export function reviewsAsCsv(
  reviews: readonly OwnReview[],
  findWord: (item: string) => ReviewedWord | undefined,
  tag: string,
): string {
  const { separator, decimalSign } = tableCustoms(tag)
  const rows = reviews.map(({ event, at, isTakenBack }) => {
    const word = findWord(event.item)
    return [
      new Date(at).toISOString(),
      event.course,
      event.item,
      word?.text ?? '',
      word?.meaning ?? '',
      event.skill,
      event.kind,
      event.answer,
      event.verdict,
      event.outcome,
      String(event.rating),
      String(event.tookMs / 1000).replace('.', decimalSign),
      isTakenBack ? 'yes' : 'no',
      event.session,
    ]
  })
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => asCell(cell, separator)).join(separator),
  )
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function asCell(text: string, separator: string): string {
  const safe = guarded(text)
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
