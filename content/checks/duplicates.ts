import type { Sentence, Word } from '@mboa/contract'
import type { Finding, TextFinding } from '../problem.ts'
import { formsOf } from './conventions.ts'

/** Remembers all words and sentences of all courses and reports which come twice. */
export function createDuplicateCheck(): (course: string, item: Word | Sentence) => TextFinding[] {
  const ids = new Set<string>()
  const meanings = new Map<string, string>()
  const pictures = new Map<string, string>()
  return (course, item) => {
    const { id, text, gloss } = item
    const findings: TextFinding[] = []
    if (ids.has(id)) findings.push({ code: 'duplicate-id', message: 'this id is used already' })
    ids.add(id)
    const keys = gloss.en.map((meaning) =>
      JSON.stringify([course, foldAnswer(text), foldAnswer(meaning)]),
    )
    const other = keys.map((key) => meanings.get(key)).find((found) => found !== undefined)
    if (other !== undefined) {
      const message = `"${text}" with this meaning is in the course already, as ${other}`
      findings.push({ code: 'duplicate-word', message })
    }
    for (const key of keys) meanings.set(key, id)
    if ('picture' in item && item.picture !== undefined) {
      const picture = `${course} ${item.picture}`
      const shown = pictures.get(picture)
      pictures.set(picture, shown ?? id)
      if (shown !== undefined) {
        const message = `${item.picture} shows ${shown} already: a picture to choose means one word`
        findings.push({ code: 'picture', message })
      }
    }
    return findings
  }
}

/** An answer given twice: it is in "text" already, or comes again among the others. */
export function checkAnswers(item: Word | Sentence): Finding[] {
  const { text, accepted = [], variants = [] } = item
  const seen = new Set([foldAnswer(text)])
  const others = [
    ...accepted.map((other, index) => ({ other, path: ['accepted', index] })),
    ...variants.map((variant, index) => ({ other: variant.text, path: ['variants', index] })),
    ...formsOf(item).map(({ text: other, textPath: path }) => ({ other, path })),
  ]
  return others.flatMap(({ other, path }): Finding[] => {
    const isNew = !seen.has(foldAnswer(other))
    seen.add(foldAnswer(other))
    if (isNew) return []
    return [{ path, code: 'duplicate-answer', message: `"${other}" is accepted already` }]
  })
}

/** Equal for texts that one answer cannot distinguish: NFC, without regard to capitals. */
export const foldAnswer = (text: string): string => text.normalize('NFC').toLowerCase()
