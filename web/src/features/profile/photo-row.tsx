import { Trans, useLingui } from '@lingui/react/macro'
import type { Profile } from '@mboa/contract'
import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { onEscape } from './editable-row.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { usePhoto } from './use-photo.ts'

interface PhotoRowProps {
  hasPhoto: boolean
  onChanged: (profile: Profile) => void
}

/** The photo: choose or take, look at it, save; or remove. */
export function PhotoRow({ hasPhoto, onChanged }: PhotoRowProps) {
  const { t } = useLingui()
  const photo = usePhoto(onChanged)
  const { chosen, failure, isBusy, done } = photo
  const actions = useFocusOnEnd(chosen !== undefined, done)
  const doneTexts = { saved: t`Photo saved.`, removed: t`Photo removed.` }
  return (
    <MarginRow icon={Camera}>
      <div className="grow stack tight">
        <p className="small soft">
          <Trans>Photo</Trans>
        </p>
        {chosen === undefined ? (
          <div ref={actions} className="photo-actions">
            <PhotoPicker hasPhoto={hasPhoto} onPicked={(file) => void photo.choose(file)} />
            {hasPhoto && (
              <button
                type="button"
                className="button plain"
                disabled={isBusy}
                onClick={() => void photo.remove()}
              >
                <Trans>Remove the photo</Trans>
              </button>
            )}
          </div>
        ) : (
          <>
            {chosen.previewUrl === undefined ? (
              <p className="address">{chosen.name}</p>
            ) : (
              <img
                className="photo-preview"
                src={chosen.previewUrl}
                width={144}
                height={144}
                alt={t`Photo preview`}
              />
            )}
            <SaveOrCancel
              isBusy={isBusy}
              onSave={() => void photo.save()}
              onCancel={photo.cancel}
            />
          </>
        )}
        {failure !== undefined && <FailureBanner failure={failure} />}
        <p className="done-line" role="status">
          {done !== undefined && doneTexts[done]}
        </p>
      </div>
    </MarginRow>
  )
}

/** The focus comes back to where the change began, when its own buttons are gone. */
function useFocusOnEnd(isChosen: boolean, done: unknown) {
  const actions = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(false)
  useEffect(() => {
    if (wasChosen.current || done === 'removed') actions.current?.querySelector('button')?.focus()
    wasChosen.current = isChosen
  }, [isChosen, done])
  return actions
}

interface SaveOrCancelProps {
  isBusy: boolean
  onSave: () => void
  onCancel: () => void
}

function SaveOrCancel({ isBusy, onSave, onCancel }: SaveOrCancelProps) {
  const save = useRef<HTMLButtonElement>(null)
  useEffect(() => save.current?.focus(), [])
  return (
    <div className="actions" onKeyDown={isBusy ? undefined : onEscape(onCancel)}>
      <button
        ref={save}
        type="button"
        className="button main"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onSave}
      >
        {isBusy ? <Trans>Saving...</Trans> : <Trans>Save the photo</Trans>}
      </button>
      <button type="button" className="button second" disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </button>
    </div>
  )
}
