import { Trans } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { Ear, Mic } from 'lucide-react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { BothMeanings } from '../both-meanings.tsx'
import { Prompt } from '../../../exercises/asking/prompt.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { WhyAsked } from '../why-asked.tsx'
import { PromptByMeaning } from './prompt-by-meaning.tsx'

interface ShownPromptProps {
  prompt: RecordingPrompt
  htmlLang: string
  isLive: boolean
  /** Something was contributed about it just now. */
  isNoted: boolean
  hasVoice: boolean
  /** The first of the list that is only to be said. */
  isFirstUnwritten: boolean
  /** Says its meaning aloud; undefined where that cannot be now. */
  onHear: (() => void) | undefined
  onAsked: (kind: 'correction' | 'variant' | 'writing') => void
}

/** What is to be said: as it is written, or by its meaning where nobody has written it. */
export function ShownPrompt(props: ShownPromptProps) {
  const { prompt, hasVoice, isFirstUnwritten, onHear, onAsked } = props
  const { text } = prompt
  return (
    <>
      {prompt.state === 'sent-back' && prompt.sentBackReason !== undefined && (
        <div className="before-prompt">
          <Banner kind="note">
            <Trans>Sent back: {prompt.sentBackReason}</Trans>
          </Banner>
        </div>
      )}
      {text === null ? (
        <PromptByMeaning
          prompt={prompt}
          hasVoice={hasVoice}
          isFirst={isFirstUnwritten}
          onHear={onHear}
          onWrite={() => onAsked('writing')}
        />
      ) : (
        <WrittenPrompt {...props} text={text} />
      )}
    </>
  )
}

/** The word large, what it means in both languages, and its picture. */
function WrittenPrompt({
  prompt,
  text,
  htmlLang,
  isLive,
  isNoted,
  onAsked,
}: ShownPromptProps & { text: string }) {
  const { language } = useInterfaceLanguage()
  const { gloss, note, picture } = prompt
  return (
    <Prompt
      margin={
        picture === undefined ? <Icon of={isLive ? Ear : Mic} /> : <WordPicture picture={picture} />
      }
      line={<BothMeanings gloss={gloss} />}
      word={{ text, lang: htmlLang }}
    >
      {note !== undefined && <p className="small soft">{glossIn(note, language)}</p>}
      <WhyAsked prompt={prompt} />
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
    </Prompt>
  )
}
