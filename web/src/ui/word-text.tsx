import { largeClassOf } from './large-word.ts'
import './word-font.css'
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
  return (
    <Tag className={`word ${className[size]}`.trim()} lang={lang}>
      {children}
    </Tag>
  )
}
