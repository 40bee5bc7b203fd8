import { findLanguage, languages } from '@mboa/domain'
import { MisuseError } from '../command.ts'

/** A language that a command cannot do without. */
export function readLanguage(code: string | undefined): string {
  if (code === undefined) throw new MisuseError('Give a language: --language ewo.')
  if (findLanguage(code) !== undefined) return code
  const known = languages.map((language) => language.code).join(', ')
  throw new MisuseError(`"${code}" is not a language of Mboa. Known: ${known}.`)
}

/** Undefined where none is named: then all of them are meant. */
export function readAnyLanguage(code: string | undefined): string | undefined {
  return code === undefined ? undefined : readLanguage(code)
}
