import { useLingui } from '@lingui/react/macro'
import { api, pagePaths } from '@mboa/contract'
import { ClipboardList } from 'lucide-react'
import { useMemo } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LinkRow } from '../../ui/link-row.tsx'

/** For who coordinates a language; nothing for everybody else, and without a network. */
export function DeskLink() {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { state } = useResource(useMemo(() => coordinatedBy(id), [id]))
  if (state.status !== 'ready' || state.value.length === 0) return null
  return <LinkRow icon={ClipboardList} to={pagePaths.languageDesk} title={t`Language desk`} />
}

const coordinatedBy = (account: string): Source<readonly string[]> => ({
  during: 'asking which languages are coordinated',
  async ask(signal) {
    const asked = await call(api.readProfile, { signal, account })
    return asked.ok ? { ok: true, value: asked.value.coordinatedLanguages } : asked
  },
})
