import { Trans } from '@lingui/react/macro'
import { findLanguage, scheduleHum } from '@mboa/domain'
import { useMemo } from 'react'
import { HumButton } from './hum-button.tsx'

/**
 * Where nobody has said a word yet: its melody, hummed as it is written. Nothing where its tones are
 * not written whole.
 */
export function HummedWord({
  course,
  text,
  startsAlone = false,
}: {
  course: string
  text: string
  /** Hummed at once: it was asked for. */
  startsAlone?: boolean
}) {
  const hums = useMemo(() => {
    const hum = scheduleHum(text, findLanguage(course))
    return hum === undefined ? undefined : [hum]
  }, [course, text])
  if (hums === undefined) return null
  return (
    <div className="hummed-word">
      <HumButton hums={hums} startsAlone={startsAlone} />
      <span className="small soft">
        <Trans>Hummed from the written tones, not a voice</Trans>
      </span>
    </div>
  )
}
