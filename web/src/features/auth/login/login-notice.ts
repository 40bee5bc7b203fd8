import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from '../../../platform/navigation/history.ts'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { findKnownNotice } from './known-notices.ts'
import { plainNotice } from './plain-notice.ts'

interface LoginNotice {
  message?: string | undefined
  success?: string | undefined
}

/** Reads `message` and `success` from the address once, then cleans the address. */
export function useLoginNotice(): LoginNotice {
  const { i18n } = useLingui()
  const [parameters, replaceParameters] = useQuery()
  const isHydrated = useIsHydrated()
  const [stored, setStored] = useState({ message: '', success: '' })
  const message = parameters.get('message')
  const success = parameters.get('success')
  const hasNotice = message !== null || success !== null

  const given = { message: message ?? '', success: success ?? '' }
  if (hasNotice && (given.message !== stored.message || given.success !== stored.success)) {
    setStored(given)
  }

  const clean = useEffectEvent(() => {
    const cleaned = new URLSearchParams(parameters)
    cleaned.delete('message')
    cleaned.delete('success')
    replaceParameters(cleaned)
  })
  useEffect(() => {
    if (hasNotice) clean()
  }, [hasNotice])

  // The prerendered page has no notice; the first render of the code must not differ from it.
  if (!isHydrated) return {}
  const textOf = (value: string) => {
    const text = findKnownNotice(value, i18n) ?? plainNotice(value)
    return text === '' ? undefined : text
  }
  return { message: textOf(stored.message), success: textOf(stored.success) }
}
