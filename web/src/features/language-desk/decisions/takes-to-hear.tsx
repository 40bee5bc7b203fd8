import { useLingui } from '@lingui/react/macro'
import type { HeardTake } from '@mboa/contract'
import { PlayButton } from '../../../exercises/hearing/play-button.tsx'
import { soundOf } from '../../../platform/sound/sound-of.ts'

/** What can be heard of a word, one button a speaker; nothing where nobody has said it. */
export function TakesToHear({ takes, text }: { takes: readonly HeardTake[]; text: string }) {
  const { t } = useLingui()
  if (takes.length === 0) return null
  return (
    <div className="desk-takes" role="group" aria-label={t`Recordings of ${text}`}>
      {takes.map((take) => (
        <PlayButton key={take.id} sound={soundOfTake(take)} startsAlone={false} hasKey={false} />
      ))}
    </div>
  )
}

function soundOfTake({ archive, listening, heard, gainDb }: HeardTake) {
  const flac = { address: archive.address, ...heard }
  return soundOf({ opus: listening, flac, gainDb })
}
