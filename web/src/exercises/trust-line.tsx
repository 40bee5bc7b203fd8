import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { speakersToCheck, type Orthography, type Word } from '@mboa/contract'
import { UserCheck, UserSearch } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, type DialogHandle } from '../ui/dialog.tsx'
import '../ui/chip.css'
import { Icon } from '../ui/icon.tsx'
import { WordText } from '../ui/word-text.tsx'
import './trust-line.css'

interface TrustLineProps {
  word: Word
  orthography: Orthography
  lang: string
  /** While the answer would give it away, the word itself is not repeated. */
  showsWord: boolean
}

/** Whether speakers have checked the word; a tap tells where it comes from. */
export function TrustLine({ word, orthography, lang, showsWord }: TrustLineProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const dialog = useRef<DialogHandle>(null)
  const isChecked = word.checkedBy >= speakersToCheck
  return (
    <>
      <button type="button" className="trust-line" onClick={() => dialog.current?.open()}>
        <span className="chip">
          <Icon of={isChecked ? UserCheck : UserSearch} size={18} />
          {isChecked ? (
            <Plural
              value={word.checkedBy}
              one="Checked by # speaker"
              other="Checked by # speakers"
            />
          ) : (
            <Trans>Not yet checked by a speaker</Trans>
          )}
        </span>
      </button>
      <Dialog ref={dialog} title={t`Where this word comes from`}>
        {showsWord && (
          <p>
            <WordText lang={lang} size="medium">
              {word.text}
            </WordText>
          </p>
        )}
        <dl className="facts">
          <dt>
            <Trans>Source</Trans>
          </dt>
          {word.sources.map(({ citation, licence }) => (
            <dd key={citation}>
              {citation} <span className="soft">({licence})</span>
            </dd>
          ))}
          <dt>
            <Trans>Licence</Trans>
          </dt>
          <dd>{word.licence}</dd>
          <dt>
            <Trans>Spelling</Trans>
          </dt>
          <dd>{orthography.name[language]}</dd>
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
              _0="No speaker yet. A word counts as checked when two speakers have agreed."
              one="# speaker"
              other="# speakers"
            />
          </dd>
        </dl>
      </Dialog>
    </>
  )
}
