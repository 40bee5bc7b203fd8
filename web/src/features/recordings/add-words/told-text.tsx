import { Trans } from '@lingui/react/macro'
import type { ConceptSection, Contribution } from '@mboa/contract'
import { WordText } from '../../../ui/word-text.tsx'

interface ToldTextProps {
  told: Contribution
  htmlLang: string
  /** Where what a concept means stands. */
  sections: readonly ConceptSection[]
}

/** What a speaker told, in full. */
export function ToldText({ told, htmlLang, sections }: ToldTextProps) {
  const gloss = told.kind === 'concept' ? findGloss(sections, told.concept) : glossOf(told)
  return (
    <>
      {told.text !== null && (
        <p>
          <WordText lang={htmlLang}>{told.text}</WordText>
        </p>
      )}
      {gloss !== undefined && (
        <p className="small">
          <span lang="en">{gloss.en}</span> · <span lang="fr">{gloss.fr}</span>
        </p>
      )}
      {told.kind === 'concept' && gloss === undefined && (
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

const glossOf = (told: Contribution) => ('gloss' in told ? told.gloss : undefined)

function findGloss(sections: readonly ConceptSection[], concept: string) {
  const concepts = sections.flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
  return concepts.find((each) => each.concept === concept)?.gloss
}
