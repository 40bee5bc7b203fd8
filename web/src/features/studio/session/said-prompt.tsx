import type { RecordingPrompt } from '@mboa/domain'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { WordText } from '../../../ui/word-text.tsx'

interface SaidPromptProps {
  prompt: Pick<RecordingPrompt, 'text' | 'gloss'>
  htmlLang: string
}

/** What a prompt is called in few words: as it is written, or by its meaning where it is not. */
export function SaidPrompt({ prompt: { text, gloss }, htmlLang }: SaidPromptProps) {
  const { language } = useInterfaceLanguage()
  if (text !== null) return <WordText lang={htmlLang}>{text}</WordText>
  return (
    <span className="strong" lang={glossLanguageOf(language)}>
      {glossIn(gloss, language)}
    </span>
  )
}
