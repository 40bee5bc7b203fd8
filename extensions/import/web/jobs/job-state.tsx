import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ImportJob } from '@mboa/contract'
import { useId, type Ref } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../../../web/src/i18n/interface-language.ts'
import { useFormatNumber } from '../../../../web/src/i18n/use-format-number.ts'
import { Banner } from '../../../../web/src/ui/banner.tsx'
import type { Upload } from './uploads.ts'

interface JobStateProps {
  job: ImportJob
  upload: Upload | undefined
}

/**
 * How far a file is, in words and as a bar, read out as it changes.
 * @param ref of the words: they take the focus where what was pressed goes
 */
export function JobState({ ref, job, upload }: JobStateProps & { ref: Ref<HTMLParagraphElement> }) {
  const { state, done, total } = job
  const id = useId()
  const hasBar = state === 'sending' || (total > 0 && isWorkedOn(state))
  return (
    <div className="stack tight">
      <p ref={ref} tabIndex={-1} className="small" id={id} role="status">
        <StateText job={job} upload={upload} />
      </p>
      {hasBar && <progress className="wide" aria-labelledby={id} value={done} max={total} />}
      {isWorkedOn(state) && (
        <p className="small soft">
          <Trans>
            You can close this page: it continues, and you’ll find it here when you come back.
          </Trans>
        </p>
      )}
      {upload?.isWaiting === true && (
        <Banner kind="bad">
          <Trans>You’re offline. Sending will resume automatically.</Trans>
        </Banner>
      )}
      {state === 'sending' && upload?.failure !== undefined && (
        <Banner kind="bad">
          <Trans>Sending stopped here. Choose the file again to continue.</Trans>
        </Banner>
      )}
    </div>
  )
}

const isWorkedOn = (state: ImportJob['state']) =>
  state === 'waiting' || state === 'reading' || state === 'importing' || state === 'sounding'

function StateText({ job: { state, done, total, bytes, kept, draft }, upload }: JobStateProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const inMegabytes = (count: number) =>
    new Intl.NumberFormat(regionalTag(language), { maximumFractionDigits: 1 }).format(
      count / 1_000_000,
    )
  switch (state) {
    case 'sending': {
      const [sent, all] = [inMegabytes(done), inMegabytes(bytes)]
      return upload === undefined || upload.failure !== undefined ? (
        <Trans>
          {sent} of {all} MB received.
        </Trans>
      ) : (
        <Trans>
          Sending: {sent} of {all} MB. Keep this page open until it’s done.
        </Trans>
      )
    }
    case 'waiting':
      return t`Waiting its turn.`
    case 'reading':
      return total > 0 ? (
        <Trans>
          Reading: {ph({ done: formatNumber(done) })} of {ph({ total: formatNumber(total) })}
        </Trans>
      ) : (
        <Plural
          value={done}
          _0="Reading the file."
          one="Reading: # entry so far"
          other="Reading: # entries so far"
        />
      )
    case 'draft':
      return draft === null || draft.broken === null
        ? t`Read. Nothing has been kept yet.`
        : t`Waiting for your input.`
    case 'importing':
      return (
        <Trans>
          Saving: {ph({ done: formatNumber(done) })} of {ph({ total: formatNumber(total) })}
        </Trans>
      )
    case 'sounding':
      return (
        <Trans>
          Kept. Preparing its recordings for review: {ph({ done: formatNumber(done) })} of{' '}
          {ph({ total: formatNumber(total) })}
        </Trans>
      )
    case 'kept':
      return <Kept kept={kept} />
    case 'undone':
      return t`Undone.`
    case 'refused':
      return t`This file can’t be read. Nothing was kept.`
  }
}

function Kept({ kept }: Pick<ImportJob, 'kept'>) {
  const { entries, proposed } = kept ?? { entries: 0, proposed: 0 }
  return (
    <>
      <Plural value={entries} one="# entry kept" other="# entries kept" />
      {', '}
      <Plural value={proposed} one="# proposed to speakers" other="# proposed to speakers" />
    </>
  )
}
