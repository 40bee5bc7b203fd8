import { Trans, useLingui } from '@lingui/react/macro'
import {
  deadKeys,
  findToneDigit,
  hasLetterCodes,
  keyboardLayouts,
  listLetterSequences,
  listSpecialLetters,
} from '@mboa/domain'
import { useState } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import '../../ui/checkbox.css'
import '../../ui/field.css'
import { Segments } from '../../ui/segments.tsx'
import { useIsWide } from '../../ui/page-state.ts'
import { toneNames } from './tone-names.ts'
import { ToneStroke } from './tone-stroke.tsx'
import { TouchHelp } from './touch-help.tsx'
import type { WrittenLanguage } from './written-language.ts'
import { chooseTyping, useTypingPreferences } from '../../platform/typing-preferences.ts'
import '../session/keycap.css'
import './typing-help.css'

type Way = 'touch' | 'keyboard'

/** How each letter and tone of a language is typed: first as this device is likely to be held. */
export function TypingHelp({ language }: { language: WrittenLanguage }) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? (isWide ? 'keyboard' : 'touch')
  return (
    <div className="typing-help stack">
      <Segments
        label={t`You type`}
        options={[
          { value: 'touch', text: t`on the screen` },
          { value: 'keyboard', text: t`on a keyboard` },
        ]}
        value={way}
        onChange={setChosen}
      />
      {way === 'touch' ? <TouchHelp language={language} /> : <KeyboardHelp language={language} />}
    </div>
  )
}

function KeyboardHelp({ language }: { language: WrittenLanguage }) {
  const { t, i18n } = useLingui()
  const preferences = useTypingPreferences(i18n.locale)
  const conventions = { language, ...preferences }
  const letters = listSpecialLetters(language)
  const tones = language.tone?.marked ?? []
  const deadKey = deadKeys[preferences.layout]

  return (
    <>
      <Segments
        label={t`Your keyboard`}
        options={keyboardLayouts.map((value) => ({ value, text: value.toUpperCase() }))}
        value={preferences.layout}
        onChange={(layout) => chooseTyping({ layout })}
      />
      {letters.length > 0 && (
        <table>
          <caption>
            <Trans>Letters</Trans>
          </caption>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter}>
                <th scope="row" className="word" lang={language.htmlLang}>
                  {letter}
                </th>
                <td>
                  <Sequences of={listLetterSequences(letter, conventions)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tones.length > 0 && (
        <table>
          <caption>
            <Trans>Tones, after the letter</Trans>
          </caption>
          <tbody>
            {tones.map((tone) => {
              const digit = findToneDigit(tone)
              return (
                <tr key={tone}>
                  <th scope="row">
                    <ToneStroke tone={tone} />
                    {i18n._(toneNames[tone])}
                  </th>
                  <td>
                    <Sequences of={digit === undefined ? [] : [digit]} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {hasLetterCodes(language) && (
        <CheckboxField
          id="letter-codes"
          defaultChecked={preferences.usesLetterCodes}
          onChange={(event) => chooseTyping({ usesLetterCodes: event.currentTarget.checked })}
        >
          <Trans>Also type special letters with plain ones, as in Clafrica: eu, ai, af, uu</Trans>
        </CheckboxField>
      )}
      <ul className="notes">
        <li>
          <Trans>
            For the character itself, press its key twice: <KeySequence keys={deadKey + deadKey} />{' '}
            writes {deadKey}
          </Trans>
        </li>
        <li>
          <Trans>Backspace removes the tone first, then the letter. Ctrl+Z undoes one step.</Trans>
        </li>
        <li>
          <Trans>
            <KeySequence keys="?" /> in an empty field opens this page.
          </Trans>
        </li>
      </ul>
    </>
  )
}

/** The ways to type something; where there is none, the keys on the screen are left. */
function Sequences({ of: sequences }: { of: readonly string[] }) {
  if (sequences.length === 0) {
    return (
      <span className="soft small">
        <Trans>with the key on the screen</Trans>
      </span>
    )
  }
  return sequences.map((keys, index) => (
    <span key={keys}>
      {index > 0 && (
        <span className="soft small">
          {' '}
          <Trans>or</Trans>{' '}
        </span>
      )}
      <KeySequence keys={keys} />
    </span>
  ))
}

/** Keys to be pressed one after the other. */
function KeySequence({ keys }: { keys: string }) {
  return (
    <span className="key-sequence">
      {Array.from(keys, (key, index) => (
        <kbd key={index} className="keycap">
          {key}
        </kbd>
      ))}
    </span>
  )
}
