import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Sentence, TakeToReview, Word } from '@mboa/contract'
import { Play } from 'lucide-react'
import type { Ref } from 'react'
import {
  glossIn,
  glossLanguageOf,
  regionalTag,
  useInterfaceLanguage,
} from '../../../i18n/interface-language.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { PlayFailure } from '../failures.tsx'
import { Keycap } from '../../../exercises/session/keycap.tsx'
import { TakeWaveform } from './take-waveform.tsx'
import type { Hearing } from '../hearing/use-hearing.ts'

interface TakeCardProps {
  take: TakeToReview
  /** Undefined where a speaker contributed it, or where the course does not have it any more. */
  item: Word | Sentence | undefined
  htmlLang: string
  hearing: Hearing['state'] | undefined
  playButton: Ref<HTMLButtonElement>
  onPlay: () => void
}

/** What was asked for, what was said, and what is known of it. */
export function TakeCard({ take, item, htmlLang, hearing, playButton, onPlay }: TakeCardProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { dialect } = take
  const seconds = new Intl.NumberFormat(regionalTag(language), {
    maximumFractionDigits: 1,
  }).format(take.durationMs / 1000)
  const gloss = item?.gloss ?? take.told?.gloss ?? take.concept?.gloss
  const meaning = gloss && [glossIn<string | readonly string[]>(gloss, language)].flat().join(', ')
  const written = item?.text ?? take.told?.text
  return (
    <article className="book-page">
      <div className="margin">
        <button
          ref={playButton}
          type="button"
          className="icon-button"
          aria-label={t`Play`}
          aria-keyshortcuts="Space"
          onClick={onPlay}
        >
          <Icon of={Play} />
        </button>
        <Keycap>{t`space`}</Keycap>
      </div>
      <div className="text">
        {written === undefined && meaning !== undefined ? (
          <div className="said-by-meaning">
            {take.concept?.picture !== undefined && <WordPicture picture={take.concept.picture} />}
            <p className="asked" lang={glossLanguageOf(language)}>
              {meaning}
            </p>
            <p className="small soft">
              <Trans>Nobody has written it yet: only what it means is known.</Trans>
            </p>
          </div>
        ) : (
          <>
            {meaning !== undefined && <p>{meaning}</p>}
            <div className="ruled">
              <WordText lang={htmlLang} size="large">
                {written ?? take.item}
              </WordText>
            </div>
          </>
        )}
        <TakeWaveform
          peaks={take.peaks}
          playingMs={hearing === 'playing' ? take.heard.endMs - take.heard.startMs : undefined}
        />
        {dialect !== null && (
          <p className="small">
            <Trans>Dialect: {dialect}</Trans>
          </p>
        )}
        <p className="small soft">
          <Trans>{seconds} seconds.</Trans>{' '}
          <Plural
            value={take.approvals}
            _0="Nobody has approved it yet."
            one="# speaker has approved it."
            other="# speakers have approved it."
          />
        </p>
        <PlayFailure isShown={hearing === 'failed'} />
        {take.doubts.length > 0 && (
          <Banner kind="note">
            <Plural
              value={take.doubts.length}
              one="A learner reported this recording."
              other="# learners reported this recording."
            />
            {take.doubts
              .filter((comment) => comment !== '')
              .map((comment) => (
                <p key={comment}>“{comment}”</p>
              ))}
          </Banner>
        )}
      </div>
    </article>
  )
}
