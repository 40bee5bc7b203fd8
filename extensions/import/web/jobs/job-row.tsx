import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskImports, ImportJob } from '@mboa/contract'
import { CircleAlert, FileText, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskOf } from '../../../../web/src/features/language-desk/desk-options.ts'
import { regionalTag, useInterfaceLanguage } from '../../../../web/src/i18n/interface-language.ts'
import { Banner } from '../../../../web/src/ui/banner.tsx'
import { MarginRow } from '../../../../web/src/ui/margin-rows.tsx'
import { useLicenceName } from '../../../../web/src/ui/use-licence-name.ts'
import { Problems } from '../problems.tsx'
import { Voices } from '../voices.tsx'
import { JobDraft } from './job-draft.tsx'
import { JobState } from './job-state.tsx'
import { startUpload, type Upload } from './uploads.ts'
import { useJob } from './use-job.ts'

interface JobRowProps {
  of: DeskOf
  listed: ImportJob
  orthographies: DeskImports['orthographies']
  isShown: boolean
  onKept: () => void
  onUndo: (job: ImportJob) => void
  onDiscard: (job: ImportJob) => void
}

/** A file, where it stands, and what can be done about it. */
export function JobRow({ of, listed, orthographies, isShown, ...acts }: JobRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const [isOpen, setIsOpen] = useState(isShown)
  const { job, upload, change } = useJob(of, listed, isOpen)
  const stateLine = useRef<HTMLParagraphElement>(null)
  /** What was pressed goes with what it did: the line that says so has the focus. */
  const changeSaid = (how: () => void) => {
    flushSync(how)
    stateLine.current?.focus()
  }
  const { fileName, state, terms, openedAt, problem } = job
  useOnKept(job, acts.onKept)
  const at = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'medium' })
  return (
    <MarginRow icon={iconOf(state)}>
      <div className="grow">
        <p className="strong address">{fileName}</p>
        <p className="small soft">
          {terms.source} · {licenceName(terms.licence)} · {at.format(openedAt)}
        </p>
        <JobState ref={stateLine} job={job} upload={upload} />
        {state === 'refused' && problem !== null && <Problems problems={[problem]} />}
      </div>
      {state === 'sending' && <Continue of={of} job={job} upload={upload} />}
      {state === 'draft' && !isOpen && (
        <button
          type="button"
          className="button second"
          aria-label={t`See what it would add: ${fileName}`}
          onClick={() => changeSaid(() => setIsOpen(true))}
        >
          <Trans>See what it would add</Trans>
        </button>
      )}
      {state === 'draft' && isOpen && job.draft !== null && (
        <div className="desk-wide">
          <JobDraft
            of={of}
            job={job}
            orthographies={orthographies}
            onChanged={(changed) => changeSaid(() => change(changed))}
          />
        </div>
      )}
      {job.kept !== null && state !== 'undone' && (job.clips?.voices ?? 0) > 0 && (
        <Voices of={of} importId={job.kept.importId} fileName={fileName} />
      )}
      {job.kept !== null && state !== 'undone' && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Undo the import: ${fileName}`}
          onClick={() => acts.onUndo(job)}
        >
          <Trans>Undo the import</Trans>
        </button>
      )}
      {job.kept === null && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Remove the file: ${fileName}`}
          onClick={() => acts.onDiscard(job)}
        >
          <Trans>Remove the file</Trans>
        </button>
      )}
    </MarginRow>
  )
}

function iconOf(state: ImportJob['state']) {
  if (state === 'refused') return CircleAlert
  return state === 'undone' ? Undo2 : FileText
}

/** Tells once that a job which was on its way is kept. */
function useOnKept({ state }: ImportJob, onKept: () => void): void {
  const before = useRef(state)
  useEffect(() => {
    if (state === 'kept' && before.current !== 'kept') onKept()
    before.current = state
  }, [state, onKept])
}

interface ContinueProps {
  of: DeskOf
  job: ImportJob
  upload: Upload | undefined
}

/** A browser gives up a file with its tab: who comes back chooses it once more. */
function Continue({ of, job, upload }: ContinueProps) {
  const id = useId()
  const [isOther, setIsOther] = useState(false)
  if (upload !== undefined && upload.failure === undefined) return null
  return (
    <div className="field desk-wide">
      <label htmlFor={id}>
        <Trans>Choose the same file again to send the rest</Trans>
      </label>
      <input
        id={id}
        className="input"
        type="file"
        onChange={({ target: { files } }) => {
          const [file] = files ?? []
          if (file === undefined) return
          const isSame = file.size === job.bytes && file.lastModified === job.modifiedAt
          // Of what nothing has come of, another copy is as good.
          const isGood = isSame || (file.size === job.bytes && job.done === 0)
          setIsOther(!isGood)
          if (isGood) startUpload(of, job, file)
        }}
      />
      {isOther && (
        <Banner kind="bad">
          <Trans>
            This is another file, or it was changed since. Remove this one and send it again.
          </Trans>
        </Banner>
      )}
    </div>
  )
}
