import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { keptSoFarTexts } from '../../../ui/take-texts/sending-texts.ts'
import { FilterChips } from '../filter-chips.tsx'
import { useDialect } from '../use-dialect.ts'
import { DialectField } from '../dialect-field.tsx'
import { FileChoice } from './file-choice.tsx'
import { MatchDialog, type MatchDialogHandle } from './match-dialog.tsx'
import type { Prompts } from './match-uploads.ts'
import { SkippedFiles } from './skipped-files.tsx'
import { StepBar } from './step-bar.tsx'
import type { UploadQueueState, UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { stateOf, uploadStates, type UploadState } from './upload-state.ts'
import type { VoiceOf } from './upload-voices.ts'
import { stateTexts } from './upload-texts.ts'
import './upload.css'
import { useListening } from './use-listening.ts'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import '../../../ui/margin-rows.css'

/** Rows shown at first, and by which they grow. */
const pageLength = 50

interface UploadPanelProps {
  queue: UploadQueue
  course: Course
  prompts: Prompts
  store: TakeStore
  /** Whose voice the files hold that are chosen now, where that is not the recorder's. */
  speaker: string | undefined
  voiceOf: VoiceOf
}

/** The files of one language: choosing, checking, matching, sending. */
export function UploadPanel(props: UploadPanelProps) {
  const { queue, course, store, speaker, voiceOf } = props
  const state = useSyncExternalStore(queue.subscribe, queue.getState)
  const dialect = useDialect(store.userId, course.summary.course)
  if (state.uploads === undefined || dialect === undefined) return <Loading />
  const add = (files: readonly File[]) => settle('adding files', queue.add(files, speaker))
  return (
    <div className="stack">
      <FileChoice isBusy={state.adding !== undefined} onFiles={add} />
      <UploadSteps queue={queue} state={state} />
      {state.uploads.length > 0 && (
        <>
          {state.uploads.some((upload) => upload.speaker === undefined) && (
            <DialectField dialect={dialect} />
          )}
          <SendReady
            uploads={state.uploads}
            voiceOf={voiceOf}
            isBusy={state.keeping !== undefined}
            onSend={() => settle('keeping takes', queue.saveReady(dialect.value, voiceOf))}
          />
          <UploadList {...props} uploads={state.uploads} />
        </>
      )}
    </div>
  )
}

const settle = (during: string, work: Promise<void>) =>
  void work.catch((error: unknown) => reportProblem(during, error))

/** What is going on, and what came of it. */
function UploadSteps({ queue, state }: { queue: UploadQueue; state: UploadQueueState }) {
  const { t } = useLingui()
  const { adding, keeping, kept, skipped, trouble, isPaused, uploads = [] } = state
  const checked = uploads.filter(({ check }) => check !== undefined).length
  return (
    <>
      {adding !== undefined && (
        <StepBar label={t`Copying to this device. Please keep this page open.`} step={adding} />
      )}
      {checked < uploads.length && adding === undefined && (
        <StepBar
          label={
            isPaused
              ? t`Checking paused.`
              : t`Checking the files. You can close this page: the rest will be checked when you come back.`
          }
          step={{ done: checked, total: uploads.length }}
          action={isPaused ? t`Continue` : t`Pause`}
          onAction={() => queue.setPaused(!isPaused)}
        />
      )}
      {keeping !== undefined && (
        <StepBar
          label={t`Turning the files into recordings`}
          step={keeping}
          action={t`Stop`}
          onAction={queue.stopSaving}
        />
      )}
      {trouble !== undefined && <Banner kind="bad">{t(keptSoFarTexts[trouble])}</Banner>}
      {kept > 0 && (
        <Banner kind="good">
          <Plural
            value={kept}
            one="# recording is saved on this device."
            other="# recordings are saved on this device."
          />{' '}
          <WhenSent />
        </Banner>
      )}
      <SkippedFiles files={skipped} />
    </>
  )
}

interface SendReadyProps {
  uploads: readonly StoredUpload[]
  voiceOf: VoiceOf
  isBusy: boolean
  onSend: () => void
}

function SendReady({ uploads, voiceOf, isBusy, onSend }: SendReadyProps) {
  const ready = uploads.filter(
    (upload) => stateOf(upload) === 'ready' && voiceOf(upload).mayBeSent,
  ).length
  return (
    <button
      type="button"
      className="button main page-action"
      disabled={ready === 0 || isBusy}
      onClick={onSend}
    >
      <Plural
        value={ready}
        _0="Nothing ready to send yet"
        one="Send # recording"
        other="Send # recordings"
      />
    </button>
  )
}

interface UploadListProps extends UploadPanelProps {
  uploads: readonly StoredUpload[]
}

function UploadList({ queue, course, prompts, store, voiceOf, uploads }: UploadListProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<UploadState | 'all'>('all')
  const [shownCount, setShownCount] = useState(pageLength)
  const matching = useRef<MatchDialogHandle>(null)
  const { playing, toggle } = useListening(store)
  const counted = uploadStates.map((value) => ({
    value,
    text: t(stateTexts[value]),
    count: uploads.filter((upload) => stateOf(upload) === value).length,
  }))
  const options = [
    { value: 'all' as const, text: t({ message: 'All', context: 'files' }), count: uploads.length },
    ...counted.filter(({ count, value }) => count > 0 || value === filter),
  ]
  const found = uploads.filter((upload) => filter === 'all' || stateOf(upload) === filter)
  const twice = itemsTwice(uploads)
  const match = useCallback(
    (id: string, item: string) => settle('matching a file', queue.match(id, item)),
    [queue],
  )
  const remove = useCallback((id: string) => settle('removing a file', queue.remove([id])), [queue])
  const ask = useCallback((upload: StoredUpload) => matching.current?.open(upload), [])
  return (
    <section className="stack tight" aria-label={t`Files`}>
      <FilterChips label={t`Show`} options={options} value={filter} onChange={setFilter} />
      <ul className="margin-rows upload-rows">
        {found.slice(0, shownCount).map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            name={voiceOf(upload).name}
            mayBeSent={voiceOf(upload).mayBeSent}
            prompts={prompts}
            match={match}
            remove={remove}
            ask={ask}
            htmlLang={course.summary.htmlLang}
            isTwice={upload.item !== undefined && twice.has(upload.item)}
            isPlaying={playing === upload.id}
            listen={toggle}
          />
        ))}
      </ul>
      {found.length > shownCount && (
        <button
          type="button"
          className="button second page-action"
          onClick={() => setShownCount(shownCount + pageLength)}
        >
          <Trans>Show more</Trans>
        </button>
      )}
      {filter === 'not-usable' && found.length > 0 && (
        <button
          type="button"
          className="button second page-action"
          onClick={() => settle('removing files', queue.remove(found.map(({ id }) => id)))}
        >
          <Trans>Remove them all</Trans>
        </button>
      )}
      <MatchDialog ref={matching} course={course} prompts={prompts} onChoose={match} />
    </section>
  )
}

/** Items of which more than one file is sent. */
function itemsTwice(uploads: readonly StoredUpload[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const upload of uploads) {
    const { item } = upload
    if (item === undefined || stateOf(upload) === 'not-usable') continue
    if (seen.has(item)) twice.add(item)
    seen.add(item)
  }
  return twice
}
