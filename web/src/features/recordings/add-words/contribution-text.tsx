import { Trans, useLingui } from '@lingui/react/macro'
import {
  glossLanguages,
  type Bilingual,
  type ConceptSection,
  type Contribution,
  type GlossLanguage,
  type Sentence,
  type Word,
} from '@mboa/contract'
import { listMeanings } from '../../../ui/list-meanings.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { lackingIn, toldIn } from './meaning-texts.ts'

/** What this device knows of the language that contributions are about. */
export interface KnownCourse {
  readonly htmlLang: string
  /** Where what a concept means stands. */
  readonly sections: readonly ConceptSection[]
  /** The words and sentences of its course, by id. */
  readonly items: ReadonlyMap<string, Word | Sentence>
}

interface ContributionTextProps {
  contribution: Contribution
  known: KnownCourse
  /** What it lacks is asked for right here. */
  isAsked?: boolean
}

/** What a speaker contributed, in full; beside it what stands there, where it is about that. */
export function ContributionText({ contribution, known, isAsked }: ContributionTextProps) {
  const { htmlLang } = known
  return (
    <>
      {'reason' in contribution || contribution.kind === 'variant' ? (
        <ChangeText contribution={contribution} known={known} />
      ) : contribution.kind === 'meaning' ? (
        <MeaningText contribution={contribution} known={known} />
      ) : (
        <NewText contribution={contribution} known={known} isAsked={isAsked ?? false} />
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

type OfKind<Kind> = Extract<Contribution, { kind: Kind }>
interface PartProps<Kind> {
  contribution: OfKind<Kind>
  known: KnownCourse
}

interface NewTextProps extends PartProps<'concept' | 'word' | 'sentence'> {
  isAsked: boolean
}

function NewText({ contribution, known, isAsked }: NewTextProps) {
  const { kind, text } = contribution
  const gloss =
    kind === 'concept' ? findGloss(known.sections, contribution.concept) : contribution.gloss
  return (
    <>
      <p>
        <WordText lang={known.htmlLang}>{text}</WordText>
      </p>
      {gloss === undefined ? (
        kind === 'concept' && (
          <p className="small">
            <Trans>The word for “{contribution.concept}”</Trans>
          </p>
        )
      ) : (
        <Meanings
          gloss={gloss}
          lacking={kind === 'concept' ? undefined : contribution.asks}
          isAsked={isAsked}
        />
      )}
    </>
  )
}

/** A correction, or another way to say it. */
function ChangeText({ contribution, known }: PartProps<'correction' | 'variant'>) {
  const { t } = useLingui()
  const { kind, item, text } = contribution
  const isCorrection = kind === 'correction'
  const was = contribution.was ?? findPresent(known, item)
  const given = isCorrection ? t`Corrected` : t`Also said`
  return (
    <>
      <dl className="told-change">
        <div>
          <dt>{isCorrection ? t`Until now` : t`In the course`}</dt>
          <dd>
            {was === undefined ? item : <WordText lang={known.htmlLang}>{was.text}</WordText>}
          </dd>
        </div>
        {text !== null && (
          <div>
            <dt>{given}</dt>
            <dd>
              <WordText lang={known.htmlLang}>{text}</WordText>
            </dd>
          </div>
        )}
      </dl>
      {was !== undefined && <Meanings gloss={was.gloss} />}
      {isCorrection && (
        <p className="small">
          <Trans>What’s wrong: {contribution.reason}</Trans>
        </p>
      )}
    </>
  )
}

/** What a word means, in the language that nobody had told it in. */
function MeaningText({ contribution, known }: PartProps<'meaning'>) {
  const { t } = useLingui()
  const { language, text } = contribution
  const was = contribution.was ?? findPresent(known, `${contribution.course}.${contribution.about}`)
  const [told] = glossLanguages.filter((code) => code !== language)
  return (
    <>
      {was !== undefined && (
        <p>
          <WordText lang={known.htmlLang}>{was.text}</WordText>
        </p>
      )}
      {was !== undefined && told !== undefined && (
        <p className="small" lang={told}>
          {was.gloss[told]}
        </p>
      )}
      <p>
        {t(toldIn[language])} <strong lang={language}>{text}</strong>
      </p>
    </>
  )
}

interface MeaningsProps {
  gloss: Bilingual
  lacking?: GlossLanguage | undefined
  isAsked?: boolean
}

function Meanings({ gloss, lacking, isAsked = false }: MeaningsProps) {
  const { t } = useLingui()
  const told = glossLanguages.filter((code) => code !== lacking)
  return (
    <>
      <p className="small">
        {told.map((code, at) => (
          <span key={code}>
            {at > 0 && ' · '}
            <span lang={code}>{gloss[code]}</span>
          </span>
        ))}
      </p>
      {lacking !== undefined && !isAsked && <p className="small soft">{t(lackingIn[lacking])}</p>}
    </>
  )
}

function findGloss(sections: readonly ConceptSection[], concept: string) {
  const concepts = sections.flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
  return concepts.find((each) => each.concept === concept)?.gloss
}

/** Of contributions that the server has not seen. */
function findPresent({ items }: KnownCourse, id: string) {
  const item = items.get(id)
  if (item === undefined) return undefined
  const { text, gloss } = item
  return { text, gloss: { en: listMeanings(gloss.en), fr: listMeanings(gloss.fr) } }
}
