import { Plural, Trans } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'

/** What is said of a prompt that somebody is heard with already: why it is asked of one more. */
export function WhyAsked({ prompt: { state, moreVoices } }: { prompt: RecordingPrompt }) {
  if (state === 'again') {
    return (
      <p className="small soft">
        <Trans>Once more, a little slower</Trans>
      </p>
    )
  }
  if (moreVoices === undefined) return null
  return (
    <p className="small soft num">
      <Plural value={moreVoices} one="# more voice wanted" other="# more voices wanted" />
    </p>
  )
}
