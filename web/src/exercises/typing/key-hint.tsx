import { Trans, useLingui } from '@lingui/react/macro'
import {
  deadKeys,
  findToneDigit,
  listSpecialLetters,
  type LanguageProfile,
  type Tone,
} from '@mboa/domain'
import { useTypingPreferences } from '../../platform/typing-preferences.ts'
import './key-row.css'
import '../session/keycap.css'
import { toneNames } from './tone-names.ts'

/** Under the keys on a wide screen: how the same is typed on a keyboard. */
export function KeyHint({ language }: { language: LanguageProfile }) {
  const { i18n } = useLingui()
  const { layout } = useTypingPreferences(i18n.locale)
  const tones = (language.tone?.marked ?? []).flatMap((tone) => {
    const digit = findToneDigit(tone)
    return digit === undefined ? [] : [{ tone, digit }]
  })
  const deadKey = <kbd className="keycap">{deadKeys[layout]}</kbd>
  return (
    <p className="key-hint only-wide small soft">
      {tones.length > 0 && (
        <Trans>
          On a keyboard, type after the letter: <ToneDigits tones={tones} />
        </Trans>
      )}{' '}
      {listSpecialLetters(language).length > 0 && (
        <Trans>{deadKey} then a letter gives the special letters.</Trans>
      )}
    </p>
  )
}

function ToneDigits({ tones }: { tones: readonly { tone: Tone; digit: string }[] }) {
  const { i18n } = useLingui()
  return tones.map(({ tone, digit }, index) => (
    <span key={tone}>
      <kbd className="keycap">{digit}</kbd> {i18n._(toneNames[tone])}
      {index < tones.length - 1 ? ', ' : '.'}
    </span>
  ))
}
