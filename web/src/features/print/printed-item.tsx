import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Sentence } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { listMeanings } from '../../ui/list-meanings.ts'
import { WordText } from '../../ui/word-text.tsx'
import type { PrintedItem } from './choose-items.ts'

/** Stands behind what no speaker has checked; explained where paper begins or ends. */
export const uncheckedSign = '°'

export const signOf = ({ checkedBy }: PrintedItem) => (checkedBy === 0 ? uncheckedSign : '')

export const meaningOfWord = ({ gloss }: PrintedItem, language: string) =>
  listMeanings(glossIn(gloss, language))

/** The one that is shown: its others are what is accepted. */
export const meaningOfSentence = ({ gloss }: PrintedItem, language: string) =>
  glossIn(gloss, language)[0] ?? ''

/** Those of a course's categories that are a part of speech: of the others no source says it. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  verb: msg`verb`,
  pronoun: msg`pronoun`,
  number: msg`numeral`,
}

/** What kind of word something is, where its category says so. */
export function usePartOfSpeech(): (item: { category: string }) => string | undefined {
  const { i18n } = useLingui()
  return ({ category }) => {
    const name = Object.hasOwn(names, category) ? names[category] : undefined
    return name && i18n._(name)
  }
}

/** A sentence with its meaning. */
export function PrintedExample({ of: sentence, htmlLang }: { of: Sentence; htmlLang: string }) {
  const { language } = useInterfaceLanguage()
  return (
    <span className="example">
      <WordText lang={htmlLang}>{sentence.text}</WordText>
      {signOf(sentence)} {meaningOfSentence(sentence, language)}
    </span>
  )
}
