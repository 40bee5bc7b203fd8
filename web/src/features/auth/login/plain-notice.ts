const longestNotice = 160

/** What a reader could be sent to. Each is replaced by a space, so that no rest joins another. */
const removed: readonly RegExp[] = [
  // Control, format (bidi, zero width), private and unassigned characters, lone surrogates.
  /\p{C}/gu,
  // More marks on one letter than any language writes cover the text around them.
  /\p{M}{4,}/gu,
  // Anything with a scheme, anything around an @, anything that reads as a host.
  /[a-z][a-z0-9+.-]*:\S*/giu,
  /\S*@\S*/gu,
  /\S*\s?\.\p{L}{2,}\S*/gu,
  /\S*\/{2,}\S*/gu,
  // Seven digits and more are a phone number, whatever stands between them.
  /\+?(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7,}/gu,
]

/**
 * What is left of a text that anybody may have put into a link: plain words, at most 160
 * characters, without web addresses, e-mail addresses, phone numbers, control or bidi
 * characters. It must not be able to send a reader anywhere.
 *
 * @example plainNotice('Call +237 670 00 00 00 now') // 'Call now'
 */
export function plainNotice(text: string): string {
  // Full-width letters, dots and digits read like the plain ones, so they are judged like them.
  let plain = text.normalize('NFKC')
  for (const pattern of removed) plain = plain.replace(pattern, ' ')
  plain = plain.replace(/[\s\p{Z}]+/gu, ' ').trim()
  return Array.from(plain).slice(0, longestNotice).join('').trim()
}
