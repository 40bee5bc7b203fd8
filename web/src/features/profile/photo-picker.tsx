import { Trans } from '@lingui/react/macro'
import { useRef, type ComponentProps } from 'react'

interface PhotoPickerProps {
  hasPhoto: boolean
  onPicked: (file: File) => void
}

/** From the pictures of the device, and on a phone from its camera too. */
export function PhotoPicker({ hasPhoto, onPicked }: PhotoPickerProps) {
  return (
    <>
      <FileButton className="button second" onPicked={onPicked}>
        {hasPhoto ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
      </FileButton>
      {/* Newer Androids offer no camera among the pictures. */}
      <FileButton className="button second only-touch" capture="user" onPicked={onPicked}>
        <Trans>Take a photo</Trans>
      </FileButton>
    </>
  )
}

type FileButtonProps = Pick<PhotoPickerProps, 'onPicked'> &
  Pick<ComponentProps<'button'>, 'className' | 'children'> &
  Pick<ComponentProps<'input'>, 'capture'>

/** A button in front of the browser's own, which can neither be named nor be drawn. */
function FileButton({ onPicked, className, children, capture }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again after a refusal.
          currentTarget.value = ''
          if (file !== undefined) onPicked(file)
        }}
      />
    </>
  )
}
