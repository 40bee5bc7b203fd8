import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SoundProblem } from '@mboa/domain'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { problemTexts } from '../studio-texts.ts'

const haltTexts: Record<SoundProblem, MessageDescriptor> = {
  'too-short': msg`Say the whole word, without hurrying.`,
  'too-long': msg`Say only what is asked, then wait.`,
  'cut-off': msg`Finish the word, then press.`,
  gaps: msg`Close the other apps.`,
  telephone: msg`Turn the headset off.`,
  clipped: msg`Move away from the microphone.`,
  'too-loud': msg`Move away from the microphone.`,
  'very-noisy': msg`Go to a quieter place.`,
  noisy: msg`Go to a quieter place.`,
  'too-quiet': msg`Move closer to the microphone.`,
}

/** The newest takes all have something wrong: one thing to do, before anything more is said. */
export function Halt({ problem }: { problem: SoundProblem }) {
  const { t } = useLingui()
  return (
    <div className="studio-halt" role="alert">
      <Icon of={TriangleAlert} size={32} />
      <h2>{t(haltTexts[problem])}</h2>
      <p className="soft">{t(problemTexts[problem])}</p>
    </div>
  )
}
