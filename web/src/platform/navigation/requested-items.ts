import { pagePaths } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useQuery } from './history.ts'

/** The pages that practise, each with the name its address has for what it is to ask. */
const parameters = {
  [pagePaths.learnerWords]: 'words',
  [pagePaths.learnerSentences]: 'sentences',
} as const
type PractisePage = keyof typeof parameters

/** A session holds no more than this, and an address has an end. */
const mostRequested = 20

/**
 * The address of a session about these words or sentences of the course being learnt, and no
 * others: `…/word-practise?words=ewo.day,ewo.month`. The first ones count where there are many.
 */
export function requestedItemsPath(page: PractisePage, items: readonly string[]): string {
  const asked = items.slice(0, mostRequested).join(',')
  return `${page}?${new URLSearchParams({ [parameters[page]]: asked })}`
}

/**
 * The items that the page's address asks for; undefined where it asks for none. Taken out of the
 * address once `hasBegun`, so that a reload continues with the session instead of beginning it again.
 */
export function useRequestedItems(
  page: PractisePage,
  hasBegun: boolean,
): readonly string[] | undefined {
  const parameter = parameters[page]
  const [query] = useQuery()
  const navigate = useNavigate()
  const [asked] = useState(() => query.get(parameter)?.split(',').slice(0, mostRequested))
  const isInAddress = query.has(parameter)

  useEffect(() => {
    if (hasBegun && isInAddress) navigate(page, { replace: true })
  }, [hasBegun, isInAddress, navigate, page])

  return asked
}
