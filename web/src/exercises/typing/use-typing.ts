import type { LanguageProfile, TextSelection } from '@mboa/domain'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type RefObject } from 'react'
import { listenToTyping, type TypingListener } from './listen-to-typing.ts'
import { useTypingPreferences } from '../../platform/typing-preferences.ts'

/** Lets a field be typed into as this device's learner types; gives the way for keys on screen. */
export function useTyping(
  input: RefObject<HTMLInputElement | null>,
  language: LanguageProfile,
  onHelp: () => void,
): (change: (field: TextSelection) => TextSelection) => void {
  const { i18n } = useLingui()
  const { layout, usesLetterCodes } = useTypingPreferences(i18n.locale)
  const listener = useRef<TypingListener>(null)
  useEffect(() => {
    if (input.current === null) return
    const listening = listenToTyping(input.current, { language, layout, usesLetterCodes }, onHelp)
    listener.current = listening
    return () => listening.stop()
  }, [input, language, layout, usesLetterCodes, onHelp])
  return (change) => listener.current?.edit(change)
}
