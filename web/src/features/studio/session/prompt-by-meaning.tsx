import { Trans, useLingui } from '@lingui/react/macro'
import { glossLanguages, type GlossLanguage } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { PenLine, Volume2 } from 'lucide-react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { WhyAsked } from '../why-asked.tsx'
import './prompt-by-meaning.css'

interface PromptByMeaningProps {
  prompt: RecordingPrompt
  /** Says the meaning aloud; undefined where nothing on this device can, or somebody speaks. */
  onHear: (() => void) | undefined
  hasVoice: boolean
  /** Of those that are only to be said: what goes for all of them is told once. */
  isFirst: boolean
  onWrite: () => void
}

/** What nobody has written yet: its picture and its meaning, large. It is only to be said. */
export function PromptByMeaning(props: PromptByMeaningProps) {
  const { prompt, hasVoice, isFirst, onHear, onWrite } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const own = glossLanguageOf(language)
  const [other = own] = glossLanguages.filter((code) => code !== own)
  const inOther: Record<GlossLanguage, string> = { en: t`In English`, fr: t`In French` }
  const { gloss, note, picture } = prompt
  return (
    <div className="prompt-by-meaning">
      {picture !== undefined && <WordPicture picture={picture} />}
      <p className="asked" lang={own}>
        {glossIn(gloss, language)}
      </p>
      {note !== undefined && <p className="soft">{glossIn(note, language)}</p>}
      <WhyAsked prompt={prompt} />
      {!hasVoice && isFirst && (
        <p className="small soft">
          <Trans>This device can’t read meanings aloud: read them here.</Trans>
        </p>
      )}
      <div className="offers">
        {hasVoice && (
          <button
            type="button"
            className="button plain"
            disabled={onHear === undefined}
            onClick={onHear}
          >
            <Icon of={Volume2} size={20} />
            <Trans>Hear it</Trans>
          </button>
        )}
        <button type="button" className="button plain" onClick={onWrite}>
          <Icon of={PenLine} size={20} />
          <Trans>Write it as well</Trans>
        </button>
      </div>
      <details className="small soft">
        <summary>{inOther[other]}</summary>
        <p lang={other}>{gloss[other]}</p>
      </details>
    </div>
  )
}
