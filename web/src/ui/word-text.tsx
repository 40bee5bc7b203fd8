import { splitClusters } from '@mboa/domain'
import { useLetterName } from './use-letter-name.ts'
import './word.css'

interface WordTextProps {
  /** BCP 47 tag of the language being learnt. */
  lang: string
  children: string
  /** `large` steps down by length; `inline` stands inside a sentence of the interface. */
  size?: 'list' | 'medium' | 'large' | 'inline'
}

/** A word of a language being learnt: its own face, its own language. */
export function WordText({ lang, children, size = 'list' }: WordTextProps) {
  const className = { list: '', medium: 'medium', large: largeClassOf(children), inline: 'inline' }
  const Tag = size === 'inline' ? 'b' : 'span'
  const name = useLetterName(children)
  return (
    <Tag
      className={`word ${className[size]}`.trim()}
      lang={lang}
      {...(name !== undefined && { role: 'img', 'aria-label': name })}
    >
      {children}
    </Tag>
  )
}

/** Of the face for words, in em: most letters, and those that are far from it. */
const letterWidth = 0.64
const wideWidth = 0.98
const narrowWidth = 0.42
const wide = /^[mw]/i
const narrow = /^[ijlfrt’.]/

/** On a phone a line of an exercise is 256 px wide, in sizes of 56, 40 and 28 px. */
const widestLine = { large: 4.55, long: 6.4, medium: 9.1 } as const
/** In grapheme clusters: what is longer would fill the screen with lines, not with a word. */
const longestText = { large: 7, long: 14 } as const

/**
 * The size in which a word or a sentence stands alone: the largest in which no word of it has to
 * be broken on a phone.
 */
export function largeClassOf(text: string): 'large' | 'long' | 'medium' | 'small' {
  const length = splitClusters(text).length
  const width = Math.max(...text.split(/\s+/).map(widthOf))
  if (length <= longestText.large && width <= widestLine.large) return 'large'
  if (length <= longestText.long && width <= widestLine.long) return 'long'
  return width <= widestLine.medium ? 'medium' : 'small'
}

function widthOf(word: string): number {
  return splitClusters(word).reduce(
    (sum, cluster) =>
      sum + (wide.test(cluster) ? wideWidth : narrow.test(cluster) ? narrowWidth : letterWidth),
    0,
  )
}
