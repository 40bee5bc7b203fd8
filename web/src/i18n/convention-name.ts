import type { Orthography } from '@mboa/contract'
import { glossIn } from './interface-language.ts'

/** What a spelling convention of a course is called; its id where the course names it no more. */
export function conventionName(orthography: Orthography, id: string, language: string): string {
  const all = [orthography, ...(orthography.others ?? [])]
  const found = all.find((convention) => convention.id === id)
  return found === undefined ? id : glossIn(found.name, language)
}
