import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { AudioLines, ListMusic, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { DeskLink } from './desk-link.tsx'
import { Welcome } from './welcome.tsx'

interface RecorderHomeProps {
  /** What waits for a voice, with the button to go on. */
  toRecord: ReactNode
  /** What became of what was recorded. */
  soFar: ReactNode
}

/** `/dashboards/recorder` (specification §2): the welcome, and what waits for a voice. */
export function RecorderHome({ toRecord, soFar }: RecorderHomeProps) {
  const { t } = useLingui()
  const { fullName } = useSignedInUser()
  return (
    <>
      <Welcome name={fullName || t`Recorder`} hidesLogoutOnWide />
      <div className="columns">
        <div className="stack">{toRecord}</div>
        <div className="stack">
          {soFar}
          <MarginRows>
            <LinkRow icon={ListMusic} to={pagePaths.recorderRecordings} title={t`Recordings`} />
            <LinkRow icon={Mic} to={pagePaths.recorderWords} title={t`Word Practise`} />
            <LinkRow
              icon={AudioLines}
              to={pagePaths.recorderSentences}
              title={t`Sentence Practise`}
            />
            <DeskLink />
          </MarginRows>
        </div>
      </div>
    </>
  )
}
