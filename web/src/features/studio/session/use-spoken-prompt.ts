import { shownPrompt } from '@mboa/domain'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import {
  findDeviceVoice,
  onVoicesChange,
  sayMeaning,
} from '../../../platform/sound/device-voice.ts'
import { parseFields, storedValue } from '../../../platform/stored-value.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { useStudio } from '../use-studio-engine.ts'

/** Whether this device says what is asked for; it does unless somebody has turned that off. */
export const spokenPromptsChoice = storedValue<boolean>('spoken-prompts', {
  name: 'whether prompts are said aloud',
  parse: (text) => parseFields(text)['isOn'] !== false,
  format: (isOn) => JSON.stringify({ isOn }),
})

/** Whether the device has a voice of its own that speaks the interface's language. */
export function useHasDeviceVoice(): boolean {
  const { language } = useInterfaceLanguage()
  return useSyncExternalStore(onVoicesChange, () => findDeviceVoice(language) !== undefined)
}

/**
 * Says the meaning of what nobody has written as soon as it is listened for, hands free; gives how
 * to hear it once more, undefined where that cannot be now.
 */
export function useSpokenPrompt(engine: StudioEngine, isWanted: boolean): (() => void) | undefined {
  const { session, microphone } = useStudio(engine)
  const { language } = useInterfaceLanguage()
  const hasVoice = useHasDeviceVoice()
  const { phase, mode } = session
  const prompt = shownPrompt(session)
  const isUnwritten = prompt?.text === null
  const isLive = phase !== 'resting' && microphone.state === 'on'

  function say() {
    const voice = findDeviceVoice(language)
    const now = engine.getSession()
    const asked = shownPrompt(now)
    const maySpeak = now.phase === 'waiting' || now.phase === 'resting'
    if (voice === undefined || asked === undefined || !maySpeak) return
    engine.sayPrompt((signal) => sayMeaning(glossIn(asked.gloss, language), voice, signal))
  }

  const begin = useEffectEvent(say)
  const isSaid = isLive && isUnwritten && isWanted && hasVoice && mode === 'hands-free'
  const item = prompt?.item
  useEffect(() => {
    if (!isSaid || item === undefined) return
    begin()
    return engine.hush
  }, [engine, isSaid, item])

  const canSay = hasVoice && (phase === 'waiting' || phase === 'resting')
  return isUnwritten && canSay ? say : undefined
}
