import { Trans } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ChoiceVoices } from '../choosing/choice-tiles.tsx'
import { canListen, useHearItem } from './use-hear-item.ts'

export interface HeardChoicesProps {
  course: Course
  /** The item that a choice says, by the choice's id. */
  saying: ReadonlyMap<string, string>
  /** The choice to be heard. */
  heard: string | undefined
  /** Given which choices can be heard; undefined where none can, or nobody can listen now. */
  onOffer: (voices: ChoiceVoices | undefined) => void
}

/** Says a choice that was tapped, and tells that a second tap chooses it. */
export function HeardChoices({ course, saying, heard, onOffer }: HeardChoicesProps) {
  const item = heard === undefined ? undefined : saying.get(heard)
  const failed = useHearItem(course, item)
  const ids = [...saying].filter(([, said]) => course.recordings?.has(said)).map(([id]) => id)
  const isOffered = ids.length > 0 && canListen()

  const offer = useEffectEvent(() => {
    onOffer(isOffered ? { ids: new Set(ids), sign: <Icon of={Volume2} size={20} /> } : undefined)
  })
  // Before it is said on the screen: the first tap after that hears.
  useLayoutEffect(() => offer(), [saying, isOffered])

  if (!isOffered) return null
  return (
    <p role="status" className="soft small">
      {heard === undefined ? (
        <Trans>Tap to hear, tap again to choose.</Trans>
      ) : failed === item && failed !== undefined ? (
        <Trans>No sound just now. Tap again to choose.</Trans>
      ) : (
        <Trans>Tap again to choose.</Trans>
      )}
    </p>
  )
}

/** Says a word that was tapped, where it is recorded; shows nothing. */
export function HeardWord({ course, item }: { course: Course; item: string | undefined }) {
  useHearItem(course, item)
  return null
}
