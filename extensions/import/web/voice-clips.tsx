import { Trans, useLingui } from '@lingui/react/macro'
import { api, type ImportedClip, type ImportedClips, type ImportedVoice } from '@mboa/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  ConfirmDialog,
  type ConfirmDialogHandle,
} from '../../../web/src/features/language-desk/confirm-dialog.tsx'
import { deskOptions, type DeskOf } from '../../../web/src/features/language-desk/desk-options.ts'
import { MoreButton } from '../../../web/src/features/language-desk/more-button.tsx'
import { usePages } from '../../../web/src/features/language-desk/use-pages.ts'
import { call } from '../../../web/src/platform/network/api-client.ts'
import { useResource, type Source } from '../../../web/src/platform/network/use-resource.ts'
import { LoadedPart } from '../../../web/src/ui/loaded-part.tsx'
import { SearchField } from '../../../web/src/ui/search-field.tsx'
import { useDone } from '../../../web/src/ui/use-done.tsx'
import { OnDemand } from './on-demand.tsx'

interface VoiceClipsProps {
  of: DeskOf
  voice: ImportedVoice
  /** One of them is taken back. */
  onChange: () => void
}

/** What one voice of an import says, once that is wanted: a single recording is taken back alone. */
export function VoiceClips(props: VoiceClipsProps) {
  const { t } = useLingui()
  return (
    <OnDemand text={<Trans>One by one</Trans>} label={t`One by one: ${props.voice.name}`}>
      <AskedClips {...props} />
    </OnDemand>
  )
}

/** Each letter would be a request of its own. */
const restMs = 300
/** Fewer are seen at a glance. */
const fewClips = 10

function AskedClips({ of, voice, onChange }: VoiceClipsProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(typed.trim()), typed === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const [changes, setChanges] = useState(0)
  const { id } = voice
  const { state } = useResource(
    useMemo(() => clipsOf(of, { id, said }), [of, id, said]),
    changes,
  )
  const [done, tell] = useDone()
  return (
    <>
      {done}
      {(voice.clips > fewClips || typed !== '') && (
        <SearchField
          label={<Trans>Search its recordings</Trans>}
          help={<Trans>By what is said, or by the name of the file.</Trans>}
          value={typed}
          onSearch={setTyped}
        />
      )}
      <LoadedPart of={state}>
        {(first) => (
          <ClipList
            of={of}
            asked={{ id, said }}
            first={first}
            onTaken={({ text }) => {
              tell(
                <span>
                  <Trans>
                    “<bdi>{text}</bdi>” has been removed.
                  </Trans>
                </span>,
              )
              setChanges(changes + 1)
              onChange()
            }}
          />
        )}
      </LoadedPart>
    </>
  )
}

/** Of one voice, those in which something is said. */
interface Asked {
  id: string
  said: string
}

const clipsOf = (of: DeskOf, asked: Asked): Source<ImportedClips> => ({
  during: 'asking what a voice of an import says',
  ask: () => askClips(of, asked, ''),
})

const askClips = (of: DeskOf, { id, said }: Asked, after: string) =>
  call(api.listImportedClips, { ...deskOptions(of, { id }), query: { after, said } })

interface ClipListProps {
  of: DeskOf
  asked: Asked
  first: ImportedClips
  onTaken: (clip: ImportedClip) => void
}

function ClipList({ of, asked, first, onTaken }: ClipListProps) {
  const { t } = useLingui()
  const taking = useRef<ConfirmDialogHandle<ImportedClip>>(null)
  const { pages, ...more } = usePages(first, {
    next: ({ next }: ImportedClips) => next,
    ask: (after: string) => askClips(of, asked, after),
  })
  const clips = pages.flatMap((page) => page.clips)
  return (
    <>
      {clips.length === 0 && (
        <p className="small soft" role="status">
          <Trans>No recordings found.</Trans>
        </p>
      )}
      <ul className="desk-clips">
        {clips.map((clip) => (
          <li key={clip.id}>
            <div className="grow">
              <p>
                <bdi lang={of.language}>{clip.text}</bdi>
              </p>
              <p className="small soft address">
                {clip.state === 'heard' ? (
                  <Trans>Learners hear it.</Trans>
                ) : (
                  <Trans>Not heard by learners yet.</Trans>
                )}{' '}
                <bdi>{clip.name}</bdi>
              </p>
            </div>
            <button
              type="button"
              className="button plain"
              aria-label={t`Remove the recording: ${clip.text}`}
              onClick={() => taking.current?.open(clip)}
            >
              <Trans>Remove</Trans>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
      <ConfirmDialog<ImportedClip>
        ref={taking}
        title={t`Remove this recording?`}
        confirm={t`Remove`}
        send={({ id }) => call(api.takeBackImportedClip, deskOptions(of, { id }))}
        onDone={onTaken}
      >
        {({ text }) => (
          <>
            <p>
              <bdi lang={of.language}>{text}</bdi>
            </p>
            <p>
              <Trans>
                If the speaker asks for it, or it should never have been published. It’s deleted,
                and no later version of the file brings it back. This can’t be undone.
              </Trans>
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
