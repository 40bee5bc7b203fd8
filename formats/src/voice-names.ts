/** What programs and databases write for a missing name. */
const blanks = new Set(['', 'null', '\\n'])

/** Normal form of a voice's name, for storing and comparing; empty for placeholders like `null`. */
export function voiceNameOf(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return blanks.has(name.toLowerCase()) ? '' : name
}
