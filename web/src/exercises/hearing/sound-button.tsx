import type { ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { isSaid } from '../../platform/voice-store/said-items.ts'
import { RecordingButton } from './recorded.ts'

interface SoundButtonProps {
  course: Course
  item: string
  /** Stands there for a word without a recording. */
  fallback: ReactNode
  /** Heard at once, where the browser allows it. */
  startsAlone?: boolean
}

/** Plays a word where it is recorded, for the course or for this learner alone. */
export function SoundButton({ course, item, fallback, startsAlone = false }: SoundButtonProps) {
  const recordings = course.recordings?.get(item) ?? (isSaid(item) ? [] : undefined)
  if (recordings === undefined) return fallback
  const { course: code } = course.summary
  return (
    <RecordingButton
      key={item}
      course={code}
      item={item}
      recordings={recordings}
      startsAlone={startsAlone}
      fallback={fallback}
    />
  )
}
