import { use } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { isSaid } from '../../platform/voice-store/said-items.ts'
import { PlayButton } from './play-button.tsx'
import { PrivateVoice } from './private-voice.tsx'
import { useVoice } from './use-voice.ts'

/** Plays one word of several, where it is recorded, for the course or for this learner alone. */
export function ListedSound({ course, item }: { course: Course; item: string }) {
  const { preference, session } = useVoice(course.summary.course)
  const userId = use(PracticeContext)?.userId
  const recording = preferredRecording(course.recordings?.get(item) ?? [], preference, session)
  if (recording !== undefined) {
    const { isSlow } = preference
    return (
      <PlayButton sound={soundOf(recording)} isSlow={isSlow} startsAlone={false} hasKey={false} />
    )
  }
  if (userId === undefined || !isSaid(item)) return null
  return <PrivateVoice userId={userId} item={item} startsAlone={false} fallback={null} isListed />
}
