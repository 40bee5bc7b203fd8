import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { plainNotice } from './plain-notice.ts'

interface LoginNotice {
  message?: string
  success?: string
}

/** Reads `message` and `success` from the address once, then cleans the address. */
export function useLoginNotice(): LoginNotice {
  const [parameters, setParameters] = useSearchParams()
  const isHydrated = useIsHydrated()
  const [notice] = useState<LoginNotice>(() => ({
    ...noticePart('message', parameters.get('message')),
    ...noticePart('success', parameters.get('success')),
  }))

  useEffect(() => {
    if (!parameters.has('message') && !parameters.has('success')) return
    const cleaned = new URLSearchParams(parameters)
    cleaned.delete('message')
    cleaned.delete('success')
    setParameters(cleaned, { replace: true })
  }, [parameters, setParameters])

  // The prerendered page has no notice; the first render of the code must not differ from it.
  return isHydrated ? notice : {}
}

function noticePart(name: keyof LoginNotice, value: string | null): LoginNotice {
  const text = value === null ? '' : plainNotice(value)
  return text === '' ? {} : { [name]: text }
}
