import { useLingui } from '@lingui/react/macro'
import type { HumTone } from '@mboa/domain'
import { AudioWaveform } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { findPauseEnd } from '../../platform/sound/pauses.ts'
import { playHums } from '../../platform/sound/play-hum.ts'
import { silenceHum } from '../../platform/sound/sound-in-use.ts'
import { Icon } from '../../ui/icon.tsx'
import './hearing.css'

interface HumButtonProps {
  /** One after the other. Keep the list: another one is another sound. */
  hums: readonly (readonly HumTone[])[]
  /** Which of the three voices hums, from 0 on. */
  place?: number
  /** What it is called, if not “Hum”. */
  label?: string
  /** Hums at once, where the browser allows it and the learner can listen. */
  startsAlone?: boolean
  /** R hums it again: for one on a page. */
  hasKey?: boolean
  onAsked?: () => void
}

/** Hums the melody of a word. What is near it says that this is no voice. */
export function HumButton({
  hums,
  place = 1,
  label,
  startsAlone = false,
  hasKey = false,
  onAsked,
}: HumButtonProps) {
  const { t } = useLingui()
  const hum = useCallback(() => playHums(hums, place), [hums, place])

  useEffect(() => {
    const { userActivation } = navigator as Partial<Navigator>
    const isAllowed = userActivation?.hasBeenActive !== false
    if (startsAlone && isAllowed && findPauseEnd('listening', Date.now()) === undefined) hum()
    return silenceHum
  }, [startsAlone, hum])

  useEffect(() => {
    if (!hasKey) return
    const humByKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey || repeat) return
      if (target instanceof Element && target.closest('input, textarea, dialog') !== null) return
      hum()
    }
    document.addEventListener('keydown', humByKey)
    return () => document.removeEventListener('keydown', humByKey)
  }, [hasKey, hum])

  return (
    <button
      type="button"
      className="play-button"
      aria-label={label ?? t`Hear the melody`}
      {...(hasKey && { 'aria-keyshortcuts': 'R' })}
      onClick={() => {
        hum()
        onAsked?.()
      }}
    >
      <Icon of={AudioWaveform} />
    </button>
  )
}
