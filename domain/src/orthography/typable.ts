import { splitClusters } from './clusters.ts'
import { listSpecialLetters, type LanguageProfile } from './language-profile.ts'
import { isToneMark, toneOf } from './tone-marks.ts'

/** What any phone's keyboard has, also for English and French. */
const plain = /^[\p{ASCII}àâæçéèêëîïôœùûüÿ’“”«»…–\u00A0\u202F]$/iu

/**
 * The letters of a text that can be typed neither with an English or French keyboard nor with the
 * language's row of keys, each once and as written: a letter that the row lacks, or a tone mark
 * without a key.
 *
 * @example listUntypable('nyíŋgo ñ', duala) // ['ñ']
 */
export function listUntypable(text: string, language: LanguageProfile): readonly string[] {
  const keys = new Set(listSpecialLetters(language))
  const tones = new Set<string>(language.tone?.marked ?? [])
  const isTypable = (written: string): boolean => {
    const cluster = written.normalize('NFC')
    if (plain.test(cluster) || keys.has(cluster.toLowerCase())) return true
    const signs = Array.from(cluster.normalize('NFD'))
    const bare = signs
      .filter((sign) => !isToneMark(sign))
      .join('')
      .normalize('NFC')
    if (!plain.test(bare) && !keys.has(bare.toLowerCase())) return false
    const tone = toneOf(cluster)
    return tone === 'unmarked' || tones.has(tone)
  }
  return [...new Set(splitClusters(text))].filter((cluster) => !isTypable(cluster))
}
