/** What programs and databases write where nobody has said a name. */
const blanks = new Set(['', 'null', '\\n'])

/** The name of a voice as it is kept and compared; empty where a file only seems to say one. */
export function voiceNameOf(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return blanks.has(name.toLowerCase()) ? '' : name
}
