import { glossLanguages } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { Fragment } from 'react'
import { glossLanguageOf, useInterfaceLanguage } from '../../i18n/interface-language.ts'

/** What a word means in both languages, first in the one that the speaker reads. */
export function BothMeanings({ gloss }: Pick<RecordingPrompt, 'gloss'>) {
  const { language } = useInterfaceLanguage()
  const own = glossLanguageOf(language)
  const languages = [own, ...glossLanguages.filter((code) => code !== own)]
  return (
    <p className="glosses">
      {languages.map((code, nth) => (
        <Fragment key={code}>
          {nth > 0 && <span aria-hidden="true"> · </span>}
          <span lang={code}>{gloss[code]}</span>
        </Fragment>
      ))}
    </p>
  )
}
