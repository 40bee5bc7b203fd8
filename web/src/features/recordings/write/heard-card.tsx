import { useLingui } from '@lingui/react/macro'
import { glossLanguages, type HeardConcept } from '@mboa/contract'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { PlayFailure } from '../failures.tsx'
import type { Hearing } from '../hearing/use-hearing.ts'

interface HeardCardProps {
  heard: HeardConcept
  hearing: Hearing | undefined
  /** The one before is done: who works by keyboard goes on here. */
  isFurther: boolean
  onPlay: () => void
  children?: ReactNode
}

/** What was said, to be heard, with what it means. */
export function HeardCard({ heard, hearing, isFurther, onPlay, children }: HeardCardProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const own = glossLanguageOf(language)
  const [other = own] = glossLanguages.filter((code) => code !== own)
  const { gloss, picture, take } = heard
  return (
    <article className="book-page">
      <div className="margin">
        <button
          type="button"
          className="icon-button"
          aria-label={t`Play`}
          autoFocus={isFurther}
          onClick={onPlay}
        >
          <Icon of={Play} />
        </button>
      </div>
      <div className="text">
        <div className="heard-meaning">
          {picture !== null && <WordPicture picture={picture} />}
          <div>
            <p lang={own}>
              <strong>{glossIn(gloss, language)}</strong>
            </p>
            <p className="small soft" lang={other}>
              {gloss[other]}
            </p>
            {take.dialect !== null && <p className="small soft">{take.dialect}</p>}
          </div>
        </div>
        {children}
        <PlayFailure isShown={hearing?.state === 'failed'} />
      </div>
    </article>
  )
}
