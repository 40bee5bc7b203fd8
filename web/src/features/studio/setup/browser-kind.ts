/** What people have in hand, as far as the way to their microphone differs. */
export type BrowserKind =
  'iphone' | 'android' | 'android-firefox' | 'safari' | 'firefox' | 'computer'

/** @param touchPoints of the navigator: an iPad calls itself a Macintosh, which has none */
export function browserKindOf(userAgent: string, touchPoints: number): BrowserKind {
  const isFirefox = /\bFirefox\//.test(userAgent)
  if (/\bAndroid\b/.test(userAgent)) return isFirefox ? 'android-firefox' : 'android'
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'iphone'
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'iphone'
  if (isFirefox) return 'firefox'
  return /\bSafari\//.test(userAgent) && !/Chrom/.test(userAgent) ? 'safari' : 'computer'
}

export const isPhone = (kind: BrowserKind) => kind === 'iphone' || kind.startsWith('android')
