import { pagePaths } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from './use-navigate.ts'
import { useQuery } from './use-query.ts'

const parameter = 'words'

/** A session holds no more words than this, and an address has an end. */
const mostAskedWords = 20

/**
 * The address of a session of Word Practise about these words of the course being learnt, and no
 * others: `…/word-practise?words=ewo.day,ewo.month`. The first ones count where there are many.
 */
export function askedWordsPath(items: readonly string[]): string {
  const asked = items.slice(0, mostAskedWords).join(',')
  return `${pagePaths.learnerWords}?${new URLSearchParams({ [parameter]: asked })}`
}

/**
 * The words that the address asks for; undefined where it asks for none. Taken out of the address
 * once `hasBegun`, so that a reload goes on with the session instead of beginning it anew.
 */
export function useAskedWords(hasBegun: boolean): readonly string[] | undefined {
  const [query] = useQuery()
  const navigate = useNavigate()
  const [asked] = useState(() => query.get(parameter)?.split(',').slice(0, mostAskedWords))
  const isInAddress = query.has(parameter)

  useEffect(() => {
    if (hasBegun && isInAddress) navigate(pagePaths.learnerWords, { replace: true })
  }, [hasBegun, isInAddress, navigate])

  return asked
}
