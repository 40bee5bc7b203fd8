import { Trans } from '@lingui/react/macro'
import { FileAudio } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useAskBeforeUnload } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The endings too: not every system knows which of its files are sound. */
const accepted = 'audio/*,.wav,.flac,.ogg,.oga,.opus,.mp3,.m4a'

interface FileChoiceProps {
  /** Files are being copied: until then they would be lost with the tab. */
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}

/** Where files are chosen, or dropped from a window beside. */
export function FileChoice({ isBusy, onFiles }: FileChoiceProps) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useAskBeforeUnload(isBusy)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      className={isOver ? 'file-choice over' : 'file-choice'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon of={FileAudio} size={32} />
      <div className="stack tight">
        <p>
          <Trans>
            One file for each word or sentence: WAV, FLAC, Ogg, Opus, MP3 or M4A. Files named after
            their word, such as “03_word.wav”, are matched automatically.
          </Trans>
        </p>
        <button
          type="button"
          className="button second"
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose files</Trans>
        </button>
        <p className="small soft wide-only">
          <Trans>or drop them here</Trans>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same files may be chosen again, e.g. once there is room.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
