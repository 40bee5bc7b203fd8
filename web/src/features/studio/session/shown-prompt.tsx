import { Trans } from '@lingui/react/macro'
import { glossLanguages } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { Ear, Mic } from 'lucide-react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Prompt } from '../../../exercises/asking/prompt.tsx'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { ConceptForm } from '../contributions/concept-form.tsx'
import type { StudioEngine } from '../engine/studio-engine.ts'

interface ShownPromptProps {
  prompt: RecordingPrompt
  engine: StudioEngine
  store: TakeStore
  course: string
  dialect: string | null
  htmlLang: string
  isLive: boolean
  /** Something was contributed about it just now. */
  isNoted: boolean
  onAsked: (kind: 'correction' | 'variant') => void
}

/** What is to be said: the word large, what it means in both languages, and its picture. */
export function ShownPrompt({ prompt, isLive, isNoted, onAsked, ...about }: ShownPromptProps) {
  const { language } = useInterfaceLanguage()
  const own = glossLanguageOf(language)
  const [other = own] = glossLanguages.filter((code) => code !== own)
  const { text, gloss, note, picture } = prompt
  const isConcept = text === null
  return (
    <>
      {prompt.state === 'sent-back' && prompt.sentBackReason !== undefined && (
        <div className="before-prompt">
          <Banner kind="note">
            <Trans>Sent back: {prompt.sentBackReason}</Trans>
          </Banner>
        </div>
      )}
      <Prompt
        margin={
          picture === undefined ? (
            <Icon of={isLive ? Ear : Mic} />
          ) : (
            <WordPicture picture={picture} />
          )
        }
        line={
          isConcept ? (
            <>
              <p className="meaning" lang={own}>
                {glossIn(gloss, language)}
              </p>
              <p className="soft" lang={other}>
                {gloss[other]}
              </p>
            </>
          ) : (
            <p className="glosses">
              <span lang="en">{gloss.en}</span> <span aria-hidden="true">·</span>{' '}
              <span lang="fr">{gloss.fr}</span>
            </p>
          )
        }
        word={isConcept ? undefined : { text, lang: about.htmlLang }}
      >
        {note !== undefined && <p className="small soft">{glossIn(note, language)}</p>}
        {!isConcept && (
          <>
            <button type="button" className="button plain" onClick={() => onAsked('correction')}>
              {prompt.kind === 'word' ? (
                <Trans>This word is wrong</Trans>
              ) : (
                <Trans>This sentence is wrong</Trans>
              )}
            </button>
            <button type="button" className="button plain" onClick={() => onAsked('variant')}>
              <Trans>We say it differently</Trans>
            </button>
            <p className="small soft" role="status">
              {isNoted && <Trans>Thank you, noted. Other speakers will look at it.</Trans>}
            </p>
          </>
        )}
      </Prompt>
      {isConcept && <ConceptForm prompt={prompt} {...about} />}
    </>
  )
}
