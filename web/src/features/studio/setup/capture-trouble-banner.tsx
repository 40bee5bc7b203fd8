import { useLingui } from '@lingui/react/macro'
import type { CaptureTrouble } from '../../../platform/sound/capture.ts'
import { Banner } from '../../../ui/banner.tsx'
import { browserKindOf } from './browser-kind.ts'
import { troubleAdvice, troubleTexts } from './trouble-texts.ts'

/** Why there is no sound, and what to do in the browser at hand. */
export function CaptureTroubleBanner({ trouble }: { trouble: CaptureTrouble }) {
  const { t } = useLingui()
  const kind = browserKindOf(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <Banner kind="bad">
      <p className="strong">{t(troubleTexts[trouble])}</p>
      <p>{t(troubleAdvice(trouble, kind))}</p>
    </Banner>
  )
}
