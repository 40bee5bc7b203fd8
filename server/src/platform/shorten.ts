/** The beginning of a text, with an ellipsis in place of the rest. @param length UTF-16 code units */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).toWellFormed().trimEnd()}…`
}
