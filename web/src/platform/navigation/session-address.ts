import { pagePaths } from '@mboa/contract'
import { sessionLengths, type SessionLength } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { useNavigate, useQuery } from './history.ts'

/**
 * The pages that practise, each with the name its address has for what it is to ask. With it or
 * `practise` the page is a session, without either the choice of one (`web/src/app/routes.tsx`).
 */
const parameters = {
  [pagePaths.learnerWords]: 'words',
  [pagePaths.learnerSentences]: 'sentences',
} as const
export type PractisePage = keyof typeof parameters

/** A session holds no more than this, and an address has an end. */
export const mostRequested = 20

/** How long a session is to be: two minutes of taps alone, so many items, or as it is set. */
interface WishedLength {
  isQuick?: boolean
  length?: SessionLength | undefined
}

/**
 * The address of a session of all that waits: `…/word-practise?practise`. A session that was left
 * goes on there.
 */
export const sessionPath = (page: PractisePage, { isQuick, length }: WishedLength = {}): string =>
  `${page}?practise${isQuick === true ? '&minutes=2' : ''}${length === undefined ? '' : `&length=${length}`}`

/**
 * The address of a session about these words or sentences of the course being learnt, and no
 * others: `…/word-practise?words=ewo.day,ewo.month`. The first ones count where there are many.
 * @param given whether it asks for their tones alone
 */
export function requestedItemsPath(
  page: PractisePage,
  items: readonly string[],
  { ofTones = false, isQuick = false, length }: WishedLength & { ofTones?: boolean } = {},
): string {
  const asked = items.slice(0, mostRequested).join(',')
  const query = new URLSearchParams({
    [parameters[page]]: asked,
    ...(ofTones && { of: 'tones' }),
    ...(isQuick && { minutes: '2' }),
    ...(length !== undefined && { length: `${length}` }),
  })
  return `${page}?${query}`
}

/** The address of what is recorded, to be heard hands free: `…/word-practise?listen`. */
export const listeningPath = `${pagePaths.learnerWords}?listen`

/** What the address of a session asks for. */
interface SessionWish {
  /** These items and no others. */
  readonly only: readonly string[] | undefined
  readonly isQuick: boolean
  readonly isOfTones: boolean
  /** As it is set where absent. */
  readonly length: SessionLength | undefined
}

/**
 * What the page's address asks for when it is opened. What is asked of is taken out of the address
 * once `hasBegun`, so that a reload continues with the session instead of beginning it again.
 */
export function useSessionWish(page: PractisePage, hasBegun: boolean): SessionWish {
  const parameter = parameters[page]
  const [query] = useQuery()
  const navigate = useNavigate()
  const [asked] = useState(() => ({
    only: query.get(parameter)?.split(',').slice(0, mostRequested),
    isOfTones: query.get('of') === 'tones',
    isQuick: query.get('minutes') === '2',
    length: sessionLengths.find((each) => `${each}` === query.get('length')),
  }))
  const isInAddress = query.has(parameter)

  useEffect(() => {
    if (hasBegun && isInAddress) navigate(sessionPath(page), { replace: true })
  }, [hasBegun, isInAddress, navigate, page])

  return asked
}
