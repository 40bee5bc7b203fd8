import type { Cluster } from '../orthography/clusters.ts'
import { parseClusters } from '../orthography/clusters.ts'
import { fold } from '../orthography/fold.ts'
import type { GlossWord, Spelling } from '../orthography/language-profile.ts'

/** A text as clusters, with single spaces between words. */
export interface Reading {
  readonly clusters: readonly Cluster[]
  /** The clusters joined: equal keys are the same answer. */
  readonly key: string
  /** Where each cluster stands in the text with its articles; only where articles were taken out. */
  readonly places?: readonly number[]
}

/** One way to read a text; on the gloss side also without its articles. */
export interface AnswerReading {
  readonly full: Reading
  readonly bare?: Reading
  /** The articles that `bare` lacks, in their order; empty in the languages taught. */
  readonly articles: string
}

const separators = /[\s\p{P}\p{S}]+/gu

function toReading(clusters: readonly Cluster[], places?: readonly number[]): Reading {
  let key = ''
  for (const cluster of clusters) key += cluster.text
  return places === undefined ? { clusters, key } : { clusters, key, places }
}

/** A text of a language taught, folded, with one space wherever words are separated. */
export function foldWords(text: string, language: Spelling): string {
  return fold(text, language).replace(separators, ' ').trim()
}

const separatorsInLine = /(?:(?!\n)[\s\p{P}\p{S}])+/gu

/** Several texts, one on each line, each as `foldWords` gives it. */
export function foldLines(lines: string, language: Spelling): string {
  return fold(lines, language).replace(separatorsInLine, ' ').replace(/^ | $/gm, '')
}

/**
 * The readings of a text, as written first: one in the languages taught; on the gloss side one per
 * meaning of a contraction (`it's`: it is, it has) or a number. Punctuation and hyphens separate
 * words, as a space does.
 */
export function readAnswer(text: string, language: Spelling): readonly AnswerReading[] {
  if (language.readGloss !== undefined) {
    return language.readGloss(text, language).map((words) => readWords(words, language))
  }
  return [{ full: toReading(parseClusters(foldWords(text, language), language)), articles: '' }]
}

function readWords(words: readonly GlossWord[], language: Spelling): AnswerReading {
  const text = words.map((word) => word.text).join(' ')
  const full = toReading(parseClusters(text, language))
  const articles = words.map((word) => word.text.slice(0, word.article)).filter(Boolean)
  // A text that is nothing but an article keeps it: "one" may be the word asked for.
  if (words.every((word) => word.article >= word.text.length)) return { full, articles: '' }
  return { full, bare: dropArticles(words, language), articles: articles.join(' ') }
}

function dropArticles(words: readonly GlossWord[], language: Spelling): Reading {
  const clusters: Cluster[] = []
  const places: number[] = []
  let place = 0
  for (const word of words) {
    const parts = parseClusters(word.text, language)
    if (word.article < word.text.length) {
      if (clusters.length > 0) {
        clusters.push(...parseClusters(' ', language))
        places.push(place - 1)
      }
      clusters.push(...parts.slice(word.article))
      places.push(...parts.slice(word.article).map((_, index) => place + word.article + index))
    }
    place += parts.length + 1
  }
  return toReading(clusters, places)
}
