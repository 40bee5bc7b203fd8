import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { glossLanguages, type Bilingual, type DeskWord, type GlossLanguage } from '@mboa/contract'
import { WordText } from '../../../ui/word-text.tsx'

interface ToldTextProps {
  word: DeskWord
  /** BCP 47 tag of the language. */
  lang: string
}

const tellsIn: Readonly<Record<GlossLanguage, MessageDescriptor>> = {
  en: msg`In English`,
  fr: msg`In French`,
}

/** What a speaker contributed: the new word with its meaning, or what was and what should be. */
export function ToldText({ word: { received, gloss }, lang }: ToldTextProps) {
  const { t } = useLingui()
  const { contribution } = received
  if (contribution.kind === 'correction' || contribution.kind === 'variant') {
    const { text, was } = contribution
    const isCorrection = contribution.kind === 'correction'
    return (
      <>
        <Change
          lang={lang}
          before={[isCorrection ? t`Until now` : t`In the course`, was?.text ?? contribution.item]}
          after={text === null ? undefined : [isCorrection ? t`Corrected` : t`Also said`, text]}
        />
        {was !== undefined && <Meanings gloss={was.gloss} />}
        {isCorrection && (
          <p className="small">
            <Trans>What’s wrong: {contribution.reason}</Trans>
          </p>
        )}
      </>
    )
  }
  if (contribution.kind === 'meaning') {
    const { was, language, text } = contribution
    return (
      <>
        {was !== undefined && <WordText lang={lang}>{was.text}</WordText>}
        <p>
          {t(tellsIn[language])} <strong lang={language}>{text}</strong>
        </p>
      </>
    )
  }
  const meanings = contribution.kind === 'concept' ? gloss : contribution.gloss
  const asked = contribution.kind === 'concept' ? undefined : contribution.asks
  return (
    <>
      <WordText lang={lang}>{contribution.text}</WordText>
      {meanings !== null && <Meanings gloss={meanings} lacks={asked} />}
      {'example' in contribution && contribution.example !== null && (
        <p className="small" lang={lang}>
          {contribution.example}
        </p>
      )}
    </>
  )
}

interface ChangeProps {
  lang: string
  before: readonly [name: string, text: string]
  after: readonly [name: string, text: string] | undefined
}

/** One below the other, their names beside them. */
function Change({ lang, before, after }: ChangeProps) {
  const lines = after === undefined ? [before] : [before, after]
  return (
    <dl className="desk-change">
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <WordText lang={lang}>{text}</WordText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** In the languages that it is told in. */
export function Meanings({
  gloss,
  lacks,
}: {
  gloss: Bilingual
  lacks?: GlossLanguage | undefined
}) {
  return (
    <p className="small">
      {glossLanguages
        .filter((code) => code !== lacks)
        .map((code, at) => (
          <span key={code}>
            {at > 0 && ' · '}
            <span lang={code}>{gloss[code]}</span>
          </span>
        ))}
    </p>
  )
}
