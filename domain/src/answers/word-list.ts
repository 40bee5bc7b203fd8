import type { Cluster } from '../orthography/clusters.ts'
import { toPlainLetters } from '../orthography/clusters.ts'
import type { GlossWord, Spelling } from '../orthography/language-profile.ts'
import { expandAccepted } from './expand-accepted.ts'
import type { Reading } from './reading.ts'
import { foldLines, foldWords, readAnswer } from './reading.ts'

/**
 * Texts by their plain letters. Only what shares them is looked at closely, so that a course of
 * thousands of words is laid out in a few milliseconds.
 */
type WordList = ReadonlyMap<string, readonly string[]>

const write = (clusters: readonly Cluster[], part: 'text' | 'letter' | 'plain'): string => {
  let written = ''
  for (const cluster of clusters) written += cluster[part]
  return written
}

/** All readings of a text, with and without articles. */
function listReadings(text: string, language: Spelling): readonly Reading[] {
  return expandAccepted(text)
    .flatMap((spelling) => readAnswer(spelling, language))
    .flatMap(({ full, bare }) => (bare === undefined ? [full] : [full, bare]))
}

const joinWords = (words: readonly GlossWord[]): string => words.map(({ text }) => text).join(' ')

const withoutArticles = (words: readonly GlossWord[]): readonly GlossWord[] =>
  words
    .map(({ text, article }) => ({ text: text.slice(article), article: 0 }))
    .filter(({ text }) => text !== '')

function listPlainKeys(text: string, language: Spelling): readonly string[] {
  const { readGloss } = language
  if (readGloss !== undefined) {
    return expandAccepted(text)
      .flatMap((spelling) => readGloss(spelling, language))
      .flatMap((words) => [joinWords(words), joinWords(withoutArticles(words))])
      .map(toPlainLetters)
  }
  return expandAccepted(text).map((spelling) => toPlainLetters(foldWords(spelling, language)))
}

/** Most words are one line without notation: folded all at once, which is ten times as quick. */
function isSimple(text: string): boolean {
  return !/[({\n]/.test(text)
}

function prepare(texts: readonly string[], language: Spelling): WordList {
  const list = new Map<string, string[]>()
  const add = (key: string, text: string): void => {
    const found = list.get(key)
    if (found === undefined) list.set(key, [text])
    else if (found.at(-1) !== text) found.push(text)
  }
  const simple = new Set(language.readGloss === undefined ? texts.filter(isSimple) : [])
  const lines = toPlainLetters(foldLines([...simple].join('\n'), language)).split('\n')
  const keys = new Map(Array.from(simple, (text, at) => [text, [lines[at] ?? '']]))
  for (const text of texts) {
    for (const key of keys.get(text) ?? listPlainKeys(text, language)) add(key, text)
  }
  return list
}

const prepared = new WeakMap<readonly string[], WeakMap<Spelling, WordList>>()

function prepareOnce(texts: readonly string[], language: Spelling): WordList {
  const perLanguage = prepared.get(texts) ?? new WeakMap<Spelling, WordList>()
  prepared.set(texts, perLanguage)
  const list = perLanguage.get(language) ?? prepare(texts, language)
  perLanguage.set(language, list)
  return list
}

function findAlike(
  clusters: readonly Cluster[],
  texts: readonly string[],
  language: Spelling,
  part: 'text' | 'letter',
): string | undefined {
  const wanted = write(clusters, part)
  return prepareOnce(texts, language)
    .get(write(clusters, 'plain'))
    ?.find((text) =>
      listReadings(text, language).some((reading) => write(reading.clusters, part) === wanted),
    )
}

/** The first of the texts that is written just so, as given; undefined where none is. */
export function findSameWriting(
  clusters: readonly Cluster[],
  texts: readonly string[],
  language: Spelling,
): string | undefined {
  return clusters.length === 0 ? undefined : findAlike(clusters, texts, language, 'text')
}

/**
 * As `findSameWriting`, else the first with the same letters whatever the tone, else the first
 * that somebody without special letters would have typed so.
 */
export function findSameLetters(
  clusters: readonly Cluster[],
  texts: readonly string[],
  language: Spelling,
): string | undefined {
  if (clusters.length === 0) return undefined
  const alike =
    findAlike(clusters, texts, language, 'text') ?? findAlike(clusters, texts, language, 'letter')
  if (alike !== undefined) return alike
  const plain = write(clusters, 'plain')
  return write(clusters, 'letter') === plain
    ? prepareOnce(texts, language).get(plain)?.[0]
    : undefined
}
