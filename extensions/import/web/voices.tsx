import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type ImportedVoice, type ImportedVoices } from '@mboa/contract'
import { User } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
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
import { MarginRow, MarginRows } from '../../../web/src/ui/margin-rows.tsx'
import { OnDemand } from './on-demand.tsx'
import { VoiceClips } from './voice-clips.tsx'

interface VoicesProps {
  of: DeskOf
  importId: string
  fileName: string
}

/** Who is heard in an import, once that is wanted: whoever asks for it is taken back alone. */
export function Voices({ of, importId, fileName }: VoicesProps) {
  const { t } = useLingui()
  return (
    <OnDemand text={<Trans>Its voices</Trans>} label={t`Its voices: ${fileName}`}>
      <AskedVoices of={of} importId={importId} />
    </OnDemand>
  )
}

function AskedVoices({ of, importId }: Pick<VoicesProps, 'of' | 'importId'>) {
  const [changes, setChanges] = useState(0)
  const { state } = useResource(
    useMemo(() => voicesOf(of, importId), [of, importId]),
    changes,
  )
  return (
    <LoadedPart of={state}>
      {(first) => (
        <VoiceList
          of={of}
          importId={importId}
          first={first}
          onChange={() => setChanges(changes + 1)}
        />
      )}
    </LoadedPart>
  )
}

const voicesOf = (of: DeskOf, importId: string): Source<ImportedVoices> => ({
  during: 'asking who is heard in an import',
  ask: () => askVoices(of, importId, ''),
})

function askVoices(of: DeskOf, importId: string, after: string) {
  const options = deskOptions(of, { id: importId })
  return call(api.listImportedVoices, { ...options, query: { after } })
}

interface VoiceListProps extends Pick<VoicesProps, 'of' | 'importId'> {
  first: ImportedVoices
  onChange: () => void
}

function VoiceList({ of, importId, first, onChange }: VoiceListProps) {
  const { t } = useLingui()
  const taking = useRef<ConfirmDialogHandle<ImportedVoice>>(null)
  const { pages, ...more } = usePages(first, {
    next: ({ next }: ImportedVoices) => next,
    ask: (after: string) => askVoices(of, importId, after),
  })
  const voices = pages.flatMap((page) => page.voices)
  if (voices.length === 0) {
    return (
      <p className="small soft">
        <Trans>Nobody is heard in it any more.</Trans>
      </p>
    )
  }
  return (
    <>
      <p className="small soft">
        <Trans>
          Named as in their source. If somebody asks not to be heard any more, you can remove their
          voice alone, or a single recording.
        </Trans>
      </p>
      <MarginRows>
        {voices.map((voice) => (
          <MarginRow key={voice.id} icon={User}>
            <div className="grow">
              <p className="strong address">
                <bdi>{voice.name}</bdi>
              </p>
              <p className="small soft">
                <Plural value={voice.clips} one="# recording" other="# recordings" />
                {' · '}
                <bdi lang={of.language}>{voice.example}</bdi>
              </p>
            </div>
            <button
              type="button"
              className="button plain"
              aria-label={t`Remove the voice: ${voice.name}`}
              onClick={() => taking.current?.open(voice)}
            >
              <Trans>Remove the voice</Trans>
            </button>
            <VoiceClips of={of} voice={voice} onChange={onChange} />
          </MarginRow>
        ))}
      </MarginRows>
      <MoreButton {...more} />
      <ConfirmDialog<ImportedVoice>
        ref={taking}
        title={t`Remove this voice?`}
        confirm={t`Remove`}
        send={({ id }) => call(api.takeBackImportedVoice, deskOptions(of, { id }))}
        onDone={onChange}
      >
        {({ name, clips }) => (
          <>
            <p className="address">
              <bdi>{name}</bdi>
            </p>
            <p>
              <Plural
                value={clips}
                one="Only if they ask for it. Their recording is deleted, and comes back with no later version of the file. This can’t be undone."
                other="Only if they ask for it. Their # recordings are deleted, and come back with no later version of the file. This can’t be undone."
              />
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
