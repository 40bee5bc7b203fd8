import { Trans } from '@lingui/react/macro'
import type { ConceptSection, Contribution } from '@mboa/contract'
import { WordText } from '../../../ui/word-text.tsx'

interface ContributionTextProps {
  contribution: Contribution
  htmlLang: string
  /** Where what a concept means stands. */
  sections: readonly ConceptSection[]
}

/** What a speaker contributed, in full. */
export function ContributionText({ contribution, htmlLang, sections }: ContributionTextProps) {
  const gloss =
    contribution.kind === 'concept'
      ? findGloss(sections, contribution.concept)
      : glossOf(contribution)
  return (
    <>
      {contribution.text !== null && (
        <p>
          <WordText lang={htmlLang}>{contribution.text}</WordText>
        </p>
      )}
      {gloss !== undefined && (
        <p className="small">
          <span lang="en">{gloss.en}</span> · <span lang="fr">{gloss.fr}</span>
        </p>
      )}
      {contribution.kind === 'concept' && gloss === undefined && (
        <p className="small">
          <Trans>The word for “{contribution.concept}”</Trans>
        </p>
      )}
      {contribution.kind === 'variant' && (
        <p className="small">
          <Trans>Another way to say “{contribution.item}”</Trans>
        </p>
      )}
      {contribution.kind === 'correction' && (
        <p className="small">
          <Trans>
            A correction of “{contribution.item}”: {contribution.reason}
          </Trans>
        </p>
      )}
      {'example' in contribution && contribution.example !== null && (
        <p className="small" lang={htmlLang}>
          {contribution.example}
        </p>
      )}
      {contribution.dialect !== null && <p className="small soft">{contribution.dialect}</p>}
      {contribution.note !== '' && <p className="small soft">{contribution.note}</p>}
    </>
  )
}

const glossOf = (contribution: Contribution) =>
  'gloss' in contribution ? contribution.gloss : undefined

function findGloss(sections: readonly ConceptSection[], concept: string) {
  const concepts = sections.flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
  return concepts.find((each) => each.concept === concept)?.gloss
}
