import { textOf, type XmlElement } from '../xml/xml.ts'

/** What a cell shows of a point in time. */
export type DateFormat = 'date' | 'time' | 'both'

/**
 * The text of a cell as a table holds it: what was counted stands for a formula, numbers as they
 * are typed, dates and times in the order of ISO 8601.
 */
export function createCellText(workbook: {
  readonly sharedStrings: readonly string[]
  readonly dateStyles: readonly (DateFormat | undefined)[]
  readonly isFrom1904: boolean
}): (cell: XmlElement) => { text: string } | { error: string } {
  const { sharedStrings, dateStyles, isFrom1904 } = workbook
  return (cell) => {
    const child = (name: string) =>
      cell.children.find((each) => typeof each !== 'string' && each.name === name)
    const value = child('v')
    const raw = value === undefined ? '' : textOf(value)
    switch (cell.attributes['t']) {
      case 's':
        return { text: sharedStrings[Number(raw)] ?? '' }
      case 'inlineStr': {
        const inline = child('is')
        return { text: typeof inline === 'object' ? textOfString(inline) : '' }
      }
      case 'str':
        return { text: unescaped(raw) }
      case 'b':
        return { text: raw === '' ? '' : raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE' }
      case 'e':
        return { error: /^#[A-Z\d/!?_]{1,20}$/.test(raw) ? raw : '#VALUE!' }
      case 'd':
        return { text: raw }
      default: {
        const style = dateStyles[Number(cell.attributes['s'] ?? 0)]
        const date = style && raw !== '' ? dateOf(Number(raw), style, isFrom1904) : undefined
        return { text: date ?? numberAsTyped(raw) }
      }
    }
  }
}

/** The text of a string with its runs, without how it is read aloud (`rPh`, in Japanese). */
export function textOfString(element: XmlElement): string {
  return unescaped(
    element.children
      .filter((child) => typeof child !== 'string' && (child.name === 't' || child.name === 'r'))
      .map((child) =>
        typeof child !== 'string' && child.name === 'r'
          ? child.children
              .filter((part) => typeof part !== 'string' && part.name === 't')
              .map(textOf)
              .join('')
          : textOf(child),
      )
      .join(''),
  )
}

/** Signs that XML cannot hold are written by their number (18.4.12, ST_Xstring). */
function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Spreadsheets keep 15 digits and write 17. */
function numberAsTyped(raw: string): string {
  const number = Number(raw)
  return raw.trim() === '' || !Number.isFinite(number)
    ? raw
    : String(Number(number.toPrecision(15)))
}

/** Numbers of the formats that are not written down in the file (18.8.30). */
const builtIn: readonly (readonly [from: number, to: number, format: DateFormat])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'both'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
]

/** What a number format shows of a date, if it does. */
export function findDateFormat(id: number, code: string | undefined): DateFormat | undefined {
  if (code === undefined) return builtIn.find(([from, to]) => id >= from && id <= to)?.[2]
  const [positive = ''] = code
    .replaceAll(/"[^"]*"?|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')
  if (/general/i.test(positive)) return undefined
  const hasTime = /[hs]/i.test(positive)
  const hasDate = /[yd]/i.test(positive) || (/m/i.test(positive) && !hasTime)
  if (hasDate) return hasTime ? 'both' : 'date'
  return hasTime ? 'time' : undefined
}

const dayMs = 86_400_000
const minuteMs = 60_000
/** From the day 0 of spreadsheets to 1970, and from that of 1900 to that of 1904. */
const [daysTo1970, daysTo1904] = [25_569, 1_462]
/** The last of 9999. */
const mostDays = 2_958_466
/** They take 1900 for a leap year, as Lotus 1-2-3 did: from its 29th of February on, days are right. */
const leapDay = 60

function dateOf(serial: number, format: DateFormat, isFrom1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < mostDays)) return undefined
  const days = isFrom1904 ? serial + daysTo1904 : serial < leapDay ? serial + 1 : serial
  const at = new Date(Math.round(((days - daysTo1970) * dayMs) / minuteMs) * minuteMs)
  const [date, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)]
  if (format === 'time') return serial < 1 ? time : undefined
  return format === 'both' && time !== '00:00' ? `${date} ${time}` : date
}
