import type { ReminderTime } from './reminder.ts'

interface ReminderCalendar {
  /** The same for all files of one learner: a calendar puts the newer one in the older one's place. */
  readonly uid: string
  readonly time: ReminderTime
  /** The first day, by the learner's own clock: `2026-01-05`. */
  readonly firstDay: string
  /** Epoch ms; a file made later counts as the newer one. */
  readonly now: number
  /** Takes an older file's event out of the calendar, where the calendar understands it. */
  readonly isCancelled: boolean
  /** In the reader's language. */
  readonly texts: { readonly title: string; readonly description: string }
  /** What opens the app. */
  readonly address: string
}

/**
 * A calendar file (RFC 5545) with one event a day at the learner's hour, whatever zone they are in,
 * and an alarm at its beginning.
 */
export function buildReminderCalendar(given: ReminderCalendar): string {
  const { uid, time, firstDay, now, isCancelled, texts, address } = given
  const title = escapeText(texts.title)
  const start = `${firstDay.replaceAll('-', '')}T${time.replace(':', '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mboa//Reminder//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${inUtc(now)}`,
    // Seconds, which rise from one file to the next and fit into a calendar's 32 bits.
    `SEQUENCE:${Math.floor(now / 1000)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Without a zone: the hour on the learner's clock, in summer and abroad too.
    `DTSTART:${start}`,
    'DURATION:PT10M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapeText(texts.description)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** `20260105T080000Z`. */
const inUtc = (now: number) => `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545, 3.1: octets of UTF-8, without the line break. */
const longestLine = 75

/** Breaks a line into lines of at most 75 octets, never within a character; a space goes on. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
