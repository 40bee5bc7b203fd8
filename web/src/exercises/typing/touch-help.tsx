import { Trans, useLingui } from '@lingui/react/macro'
import { listLetterForms, listSpecialLetters } from '@mboa/domain'
import { toneNames } from './tone-names.ts'
import { ToneStroke } from './tone-stroke.tsx'
import type { WrittenLanguage } from './written-language.ts'

/** Any vowel would do: the tones are put on all of them alike. */
const shownVowel = 'a'

/** How each letter and tone of a language is tapped on the keys above a phone’s keyboard. */
export function TouchHelp({ language }: { language: WrittenLanguage }) {
  const { i18n } = useLingui()
  const letters = listSpecialLetters(language)
  const tones = language.tone?.marked ?? []
  // As many as the tones, in their order, then the capital.
  const toned = listLetterForms(shownVowel, language)
  return (
    <>
      {letters.length > 0 && (
        <table>
          <caption>
            <Trans>Letters: tap, or hold for more</Trans>
          </caption>
          <tbody lang={language.htmlLang}>
            {letters.map((letter) => (
              <tr key={letter}>
                <th scope="row" className="word">
                  {letter}
                </th>
                <td className="word">{listLetterForms(letter, language).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tones.length > 0 && (
        <table>
          <caption>
            <Trans>Tones: write the letter, then tap its tone</Trans>
          </caption>
          <tbody>
            {tones.map((tone, at) => (
              <tr key={tone}>
                <th scope="row">
                  <ToneStroke tone={tone} />
                  {i18n._(toneNames[tone])}
                </th>
                <td className="word" lang={language.htmlLang}>
                  {toned[at]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small soft">
        <Trans>The delete key above the keyboard removes the tone first, then the letter.</Trans>
      </p>
    </>
  )
}
