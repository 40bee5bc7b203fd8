import { Trans } from '@lingui/react/macro'
import type { Contribution } from '@mboa/contract'
import { WordText } from '../../../ui/word-text.tsx'

interface ToldTextProps {
  told: Contribution
  htmlLang: string
}

/** What a speaker told, in full. */
export function ToldText({ told, htmlLang }: ToldTextProps) {
  return (
    <>
      {told.text !== null && (
        <p>
          <WordText lang={htmlLang}>{told.text}</WordText>
        </p>
      )}
      {'gloss' in told && (
        <p className="small">
          <span lang="en">{told.gloss.en}</span> · <span lang="fr">{told.gloss.fr}</span>
        </p>
      )}
      {told.kind === 'concept' && (
        <p className="small">
          <Trans>The word for “{told.concept}”</Trans>
        </p>
      )}
      {told.kind === 'variant' && (
        <p className="small">
          <Trans>Another way to say “{told.item}”</Trans>
        </p>
      )}
      {told.kind === 'correction' && (
        <p className="small">
          <Trans>
            A correction of “{told.item}”: {told.reason}
          </Trans>
        </p>
      )}
      {'example' in told && told.example !== null && (
        <p className="small" lang={htmlLang}>
          {told.example}
        </p>
      )}
      {told.dialect !== null && <p className="small soft">{told.dialect}</p>}
      {told.note !== '' && <p className="small soft">{told.note}</p>}
    </>
  )
}
