import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

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
