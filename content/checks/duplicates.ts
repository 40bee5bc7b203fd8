import type { Sentence, Word } from '@mboa/contract'
import type { TextFinding } from './finding.ts'

/** Remembers all words and sentences of all courses and tells which come twice. */
export function createDuplicateCheck(): (course: string, item: Word | Sentence) => TextFinding[] {
  const ids = new Set<string>()
  const meanings = new Map<string, string>()
  return (course, { id, text, gloss }) => {
    const findings: TextFinding[] = []
    if (ids.has(id)) findings.push({ code: 'duplicate-id', message: 'this id is used already' })
    ids.add(id)
    const keys = gloss.en.map((meaning) => JSON.stringify([course, fold(text), fold(meaning)]))
    const other = keys.map((key) => meanings.get(key)).find((found) => found !== undefined)
    if (other !== undefined) {
      const message = `"${text}" with this meaning is in the course already, as ${other}`
      findings.push({ code: 'duplicate-word', message })
    }
    for (const key of keys) meanings.set(key, id)
    return findings
  }
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
