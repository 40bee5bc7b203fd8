import { api } from '@mboa/contract'
import { looksLikeEmail, trimEmail } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
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
  const [taken, setTaken] = useState<string | null>(null)
  const [checking, setChecking] = useState<string | null>(null)

  useEffect(() => {
    if (!looksLikeEmail(address)) return
    const giveUp = new AbortController()
    const timer = setTimeout(() => {
      setChecking(address)
      call(api.checkEmailAvailability, { body: { email: address }, signal: giveUp.signal })
        .then((result) => {
          if (result.ok) setTaken(result.value.available ? null : address)
          else reportProblem('checking whether an email is taken', result.failure.code)
        })
        .catch((error: unknown) => {
          if (!giveUp.signal.aborted) reportProblem('checking whether an email is taken', error)
        })
        .finally(() => setChecking((current) => (current === address ? null : current)))
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [address])

  return {
    isTaken: address !== '' && taken === address,
    isChecking: address !== '' && checking === address,
  }
}
