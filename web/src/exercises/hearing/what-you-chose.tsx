import { Trans } from '@lingui/react/macro'
import type { Course } from '../../platform/course-store/course-store.ts'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { WordText } from '../../ui/word-text.tsx'
import { findItem } from '../exercise-part.ts'
import { PlayButton } from './play-button.tsx'
import { useVoice } from './use-voice.ts'

interface WhatYouChoseProps {
  course: Course
  item: string
}

/** What was chosen wrongly, as it is said: heard at once where it is recorded. Nothing where nothing was chosen. */
export function WhatYouChose({ course, item }: WhatYouChoseProps) {
  const { course: code, htmlLang } = course.summary
  const { preference, session } = useVoice(code)
  const chosen = findItem(course, item)
  if (chosen === undefined) return null
  const recording = preferredRecording(course.recordings?.get(item) ?? [], preference, session)
  return (
    <p className="what-you-chose">
      <span className="soft small">
        <Trans>You chose</Trans>
      </span>
      {recording !== undefined && (
        <PlayButton
          sound={soundOf(recording)}
          isSlow={preference.isSlow}
          startsAlone
          hasKey={false}
        />
      )}
      <WordText lang={htmlLang}>{chosen.text}</WordText>
    </p>
  )
}
