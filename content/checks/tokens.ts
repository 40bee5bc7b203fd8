import type { Sentence } from '@mboa/contract'
import { expandAccepted, tokenTexts } from '@mboa/domain'
import type { Finding } from '../problem.ts'

/** A sentence's tokens are the words of its fullest form, in order; each says what it means. */
export function checkTokens({ text, tokens }: Sentence): Finding[] {
  if (tokens === undefined) return []
  const [fullest = text] = expandAccepted(text)
  const words = tokenTexts(fullest)
  const texts = tokens.map((token) => token.text)
  if (texts.join(' ') !== words.join(' ')) {
    const message = `the tokens spell "${texts.join(' ')}", the sentence "${words.join(' ')}"`
    return [{ path: ['tokens'], code: 'tokens', message }]
  }
  return tokens.flatMap((token, index): Finding[] => {
    if (token.word !== undefined || token.gloss !== undefined) return []
    const message = `"${token.text}" has neither "word" nor "gloss"`
    return [{ path: ['tokens', index], code: 'tokens', message }]
  })
}
