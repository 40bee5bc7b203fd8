import { api } from '@mboa/contract'
import { looksLikeEmail, trimEmail } from '@mboa/domain'
import { useMemo } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { beginningOf } from '../../../platform/network/loaded.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { reportProblem } from '../../../platform/report-problem.ts'

/** Specification §9: the duplicate check waits until typing has stopped for 1000 ms. */
const typingPauseMs = 1000

/**
 * Asks the server about an address that looks valid, once typing has stopped. What it finds is
 * about that very address: another one is free until the server says otherwise. Errors are only
 * logged (specification §8). Beyond its limit the server answers that the address is free; sign-up
 * answers for certain.
 *
 * @param email as typed so far
 */
export function useEmailAvailability(email: string): { isTaken: boolean; isChecking: boolean } {
  const address = trimEmail(email)
  const source = useMemo(
    () => (looksLikeEmail(address) ? availabilityOf(address) : undefined),
    [address],
  )
  const found = beginningOf(useResource(source).state)
  return { isTaken: found === 'taken', isChecking: found === 'checking' }
}

type Availability = 'checking' | 'free' | 'taken'

const availabilityOf = (address: string): Source<Availability> => ({
  during: 'checking whether an email is taken',
  async read(signal, begin) {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, typingPauseMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
    begin('checking')
    const asked = await call(api.checkEmailAvailability, { body: { email: address }, signal })
    if (asked.ok) return asked.value.available ? 'free' : 'taken'
    reportProblem('checking whether an email is taken', asked.failure.code)
    return undefined
  },
})
