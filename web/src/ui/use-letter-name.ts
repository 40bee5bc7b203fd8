import { i18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { glossIn } from '../i18n/interface-language.ts'
import { reportProblem } from '../platform/report-problem.ts'
import type { nameLetter } from './letter-names.ts'

let loaded: typeof nameLetter | undefined

async function load(): Promise<typeof nameLetter> {
  const names = await import('./letter-names.ts')
  return (loaded = names.nameLetter)
}

/** A letter that a plain keyboard lacks, with its marks. */
const specialLetter = /^[^\p{ASCII}À-ÿ]\p{M}*$/u

/**
 * What a letter is called aloud, for who hears the screen: many voices leave out a sign that they
 * do not know. Undefined for everything else, and until the names have come.
 */
export function useLetterName(text: string): string | undefined {
  const [name, setName] = useState(() => loaded)
  const isMissed = name === undefined && specialLetter.test(text.normalize('NFD'))
  useEffect(() => {
    if (!isMissed) return
    load()
      .then((arrived) => setName(() => arrived))
      .catch((error: unknown) => reportProblem('naming a letter', error))
  }, [isMissed])
  const names = name?.(text)
  return names && glossIn(names, i18n.locale)
}
