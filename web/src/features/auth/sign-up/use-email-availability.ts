import { looksLikeEmail, trimEmail } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { askEmailAvailability } from '../auth-api.ts'

/** Specification §9: the duplicate check waits until typing has stopped for 1000 ms. */
const typingPauseMs = 1000

/**
 * Asks the server about an address that looks valid, once typing has stopped. What it finds is
 * about that very address: another one is free until the server says otherwise. Errors are only
 * logged (specification §8).
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
      askEmailAvailability(address, giveUp.signal)
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
