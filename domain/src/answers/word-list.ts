import type { Cluster } from '../orthography/clusters.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import { expandAccepted } from './expand-accepted.ts'
import { readAnswer } from './reading.ts'

/** Texts prepared for look-up: by writing with tone, and by letters without it. */
interface PreparedList {
  readonly toned: ReadonlyMap<string, string>
  readonly toneless: ReadonlyMap<string, string>
}

const write = (clusters: readonly Cluster[], part: 'text' | 'letter' | 'plain'): string => {
  let written = ''
  for (const cluster of clusters) written += cluster[part]
  return written
}

function setFirst(map: Map<string, string>, key: string, text: string): void {
  if (key !== '' && !map.has(key)) map.set(key, text)
}

function prepare(texts: readonly string[], language: Spelling): PreparedList {
  const toned = new Map<string, string>()
  const toneless = new Map<string, string>()
  const plain = new Map<string, string>()
  for (const text of texts) {
    for (const spelling of expandAccepted(text)) {
      const readings = readAnswer(spelling, language)
      for (const { clusters, key } of readings.flatMap(({ full, bare }) => [full, bare ?? full])) {
        setFirst(toned, key, text)
        setFirst(toneless, write(clusters, 'letter'), text)
        // Whoever types without special letters spells this word so.
        setFirst(plain, write(clusters, 'plain'), text)
      }
    }
  }
  for (const [key, text] of plain) setFirst(toneless, key, text)
  return { toned, toneless }
}

const prepared = new WeakMap<readonly string[], WeakMap<Spelling, PreparedList>>()

function prepareOnce(texts: readonly string[], language: Spelling): PreparedList {
  const perLanguage = prepared.get(texts) ?? new WeakMap<Spelling, PreparedList>()
  prepared.set(texts, perLanguage)
  const list = perLanguage.get(language) ?? prepare(texts, language)
  perLanguage.set(language, list)
  return list
}

/** The first of the texts that is written just so, as given; undefined where none is. */
export function findSameWriting(
  clusters: readonly Cluster[],
  texts: readonly string[],
  language: Spelling,
): string | undefined {
  return prepareOnce(texts, language).toned.get(write(clusters, 'text'))
}

/** As `findSameWriting`, else the first with the same letters whatever the tone. */
export function findSameLetters(
  clusters: readonly Cluster[],
  texts: readonly string[],
  language: Spelling,
): string | undefined {
  const { toned, toneless } = prepareOnce(texts, language)
  return toned.get(write(clusters, 'text')) ?? toneless.get(write(clusters, 'letter'))
}
