const longestNotice = 160

/**
 * What is left of a text that anybody may have put into a link: plain words, at most 160
 * characters, without web addresses, e-mail addresses, phone numbers, control or bidi
 * characters. It must not be able to send a reader anywhere.
 */
export function plainNotice(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\S*/giu, ' ')
    .replace(/\S*@\S*/gu, ' ')
    .replace(/\S*[\p{L}\p{N}-]\.[\p{L}]{2,}\S*/gu, ' ')
    .replace(/[+(]?\d[\d\s().\-/]{5,}\d/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return Array.from(cleaned).slice(0, longestNotice).join('').trim()
}
