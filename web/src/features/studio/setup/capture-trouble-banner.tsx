import { useLingui } from '@lingui/react/macro'
import type { CaptureTrouble } from '../../../platform/sound/capture.ts'
import { Banner } from '../../../ui/banner.tsx'
import { troubleTexts } from '../studio-texts.ts'

/** Why there is no sound, and what to do on a phone and on a computer. */
export function CaptureTroubleBanner({ trouble }: { trouble: CaptureTrouble }) {
  const { t } = useLingui()
  const { said, onPhone, onComputer } = troubleTexts[trouble]
  return (
    <Banner kind="bad">
      <p className="strong">{t(said)}</p>
      <p>{t(onPhone)}</p>
      <p>{t(onComputer)}</p>
    </Banner>
  )
}
