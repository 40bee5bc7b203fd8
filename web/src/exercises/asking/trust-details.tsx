import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Orthography, Sentence, Word } from '@mboa/contract'
import { conventionOf } from '@mboa/domain'
import { useLicenceName } from '../../ui/use-licence-name.ts'
import { conventionName } from '../../i18n/convention-name.ts'
import { sourceIn } from '../../i18n/interface-language.ts'

/** Where an item comes from: its sources, licence, spelling, dialect, and who has checked it. */
export function TrustDetails({
  word,
  orthography,
}: {
  word: Word | Sentence
  orthography: Orthography
}) {
  const { i18n } = useLingui()
  const licenceName = useLicenceName()
  const language = i18n.locale
  const written = conventionOf(word)
  return (
    <dl className="facts">
      <dt>
        <Trans context="details">Source</Trans>
      </dt>
      {word.sources.map((source) => (
        <dd key={source.citation}>
          {sourceIn(source, language)} <span className="soft">({licenceName(source.licence)})</span>
        </dd>
      ))}
      <dt>
        <Trans>Licence in Mboa</Trans>
      </dt>
      <dd>{licenceName(word.licence)}</dd>
      <dt>
        <Trans>Spelling</Trans>
      </dt>
      <dd>{conventionName(orthography, written ?? orthography.id, language)}</dd>
      {written === orthography.id && (
        <dd>
          <Trans>No source has it in the spelling you chose, so you see the course’s own.</Trans>
        </dd>
      )}
      {word.dialect !== undefined && (
        <>
          <dt>
            <Trans>Dialect</Trans>
          </dt>
          <dd>{word.dialect}</dd>
        </>
      )}
      <dt>
        <Trans>Checked by</Trans>
      </dt>
      <dd>
        <Plural
          value={word.checkedBy}
          _0="No speaker yet. A word is checked once two speakers agree."
          one="# speaker"
          other="# speakers"
        />
      </dd>
    </dl>
  )
}
