import { Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskImports, type ImportJob, type ImportJobs } from '@mboa/contract'
import { useMemo, useRef } from 'react'
import {
  ConfirmDialog,
  type ConfirmDialogHandle,
} from '../../../../web/src/features/language-desk/confirm-dialog.tsx'
import {
  deskOptions,
  type DeskOf,
} from '../../../../web/src/features/language-desk/desk-options.ts'
import { MoreButton } from '../../../../web/src/features/language-desk/more-button.tsx'
import { usePages } from '../../../../web/src/features/language-desk/use-pages.ts'
import { call } from '../../../../web/src/platform/network/api-client.ts'
import { useResource, type Source } from '../../../../web/src/platform/network/use-resource.ts'
import { LoadedPart } from '../../../../web/src/ui/loaded-part.tsx'
import { MarginRows } from '../../../../web/src/ui/margin-rows.tsx'
import { useDone } from '../../../../web/src/ui/use-done.tsx'
import { JobRow } from './job-row.tsx'

interface JobsSectionProps {
  of: DeskOf
  orthographies: DeskImports['orthographies']
  /** Grows when there is another one. */
  changes: number
  /** Sent from here just now: what it would bring is shown at once. */
  shown: string | undefined
  /** Something was kept or taken back. */
  onChange: () => void
}

/** What was brought to the desk: on its way, as a draft, kept, undone or refused. */
export function JobsSection({ of, changes, ...props }: JobsSectionProps) {
  const { state } = useResource(
    useMemo(() => jobsOf(of), [of]),
    changes,
  )
  return <LoadedPart of={state}>{(first) => <Jobs of={of} first={first} {...props} />}</LoadedPart>
}

const jobsOf = (of: DeskOf): Source<ImportJobs> => ({
  during: 'asking which files came in',
  ask: () => call(api.listImportJobs, deskOptions(of)),
})

type JobsProps = Omit<JobsSectionProps, 'changes'> & { first: ImportJobs }

function Jobs({ of, orthographies, shown, first, onChange }: JobsProps) {
  const { t } = useLingui()
  const undoing = useRef<ConfirmDialogHandle<ImportJob>>(null)
  const discarding = useRef<ConfirmDialogHandle<ImportJob>>(null)
  const [done, tell] = useDone()
  const { pages, ...more } = usePages(first, {
    next: ({ next }: ImportJobs) => next,
    ask: (before: string) => call(api.listImportJobs, { ...deskOptions(of), query: { before } }),
  })
  if (first.jobs.length === 0) return done
  return (
    <section className="stack" aria-labelledby="desk-jobs">
      <h2 id="desk-jobs">
        <Trans>Your files</Trans>
      </h2>
      {done}
      <MarginRows>
        {pages
          .flatMap(({ jobs }) => jobs)
          .map((job) => (
            <JobRow
              key={job.id}
              of={of}
              listed={job}
              orthographies={orthographies}
              isShown={job.id === shown}
              onKept={onChange}
              onUndo={(asked) => undoing.current?.open(asked)}
              onDiscard={(asked) => discarding.current?.open(asked)}
            />
          ))}
      </MarginRows>
      <MoreButton {...more} />
      <ConfirmDialog<ImportJob>
        ref={undoing}
        title={t`Undo this import?`}
        confirm={t`Undo the import`}
        send={({ kept }) => call(api.undoImport, deskOptions(of, { id: kept?.importId ?? '' }))}
        onDone={() => {
          tell(<Trans>The import is undone.</Trans>)
          onChange()
        }}
      >
        {({ fileName }) => (
          <p>
            <Trans>
              Everything that came with <span className="address">{fileName}</span> will be removed.
              What speakers here have recorded of its words stays theirs.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog<ImportJob>
        ref={discarding}
        title={t`Remove this file?`}
        confirm={t`Remove the file`}
        send={({ id }) => call(api.deleteImportJob, deskOptions(of, { id }))}
        onDone={() => {
          tell(<Trans>The file has been removed.</Trans>)
          onChange()
        }}
      >
        {({ fileName }) => (
          <p>
            <Trans>
              Nothing from <span className="address">{fileName}</span> will be kept, and what was
              sent is deleted.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}
