import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { findDeviceVoice, onVoicesChange, sayMeaning } from '../../platform/sound/device-voice.ts'
import { Icon } from '../../ui/icon.tsx'

/** A slow voice takes that long over the longest of these sentences. */
const longestSentenceMs = 60_000

/** Says a text aloud by the device's own voice; where it has none, others are told to read it out. */
export function ReadAloud({ texts }: { texts: readonly MessageDescriptor[] }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const hasVoice = useSyncExternalStore(
    onVoicesChange,
    () => findDeviceVoice(language) !== undefined,
  )
  const [isSpeaking, setIsSpeaking] = useState(false)
  const speaking = useRef<AbortController>(undefined)
  useEffect(() => () => speaking.current?.abort(), [])
  if (!hasVoice) {
    return (
      <p className="small soft">
        <Trans>This device has no voice for this text: read it out.</Trans>
      </p>
    )
  }

  async function say(signal: AbortSignal) {
    for (const text of texts) {
      const voice = findDeviceVoice(language)
      if (voice === undefined || signal.aborted) return
      await sayMeaning(t(text), voice, signal, longestSentenceMs)
    }
  }

  function press() {
    speaking.current?.abort()
    if (isSpeaking) return
    const begun = new AbortController()
    speaking.current = begun
    setIsSpeaking(true)
    say(begun.signal)
      .catch((error: unknown) => reportProblem('reading the consent aloud', error))
      .finally(() => {
        if (speaking.current === begun) setIsSpeaking(false)
      })
  }

  return (
    <button type="button" className="button second" onClick={press}>
      <Icon of={isSpeaking ? Square : Volume2} size={20} />
      {isSpeaking ? <Trans>Stop reading</Trans> : <Trans>Read the text aloud</Trans>}
    </button>
  )
}
