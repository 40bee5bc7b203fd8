import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { speakersToCheck, type Orthography, type Sentence, type Word } from '@mboa/contract'
import { UserCheck, UserSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import '../../ui/chip.css'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WordText } from '../../ui/word-text.tsx'
import './prompt.css'

const { Part: TrustDetails } = lazyPart(
  'practice-more',
  async () => (await import('./trust-details.tsx')).TrustDetails,
)

interface TrustLineProps {
  word: Word | Sentence
  orthography: Orthography
  lang: string
  /** While the answer would give it away, the text itself is not repeated. */
  showsWord: boolean
}

/** Whether speakers have checked a word or a sentence; a tap tells where it comes from. */
export function TrustLine({ word, orthography, lang, showsWord }: TrustLineProps) {
  const { t } = useLingui()
  const [isOpened, setIsOpened] = useState(false)
  const dialog = useRef<DialogHandle>(null)
  const isChecked = word.checkedBy >= speakersToCheck
  function open() {
    setIsOpened(true)
    dialog.current?.open()
  }

  return (
    <>
      <button type="button" className="trust-line" onClick={open}>
        <span className="chip">
          <Icon of={isChecked ? UserCheck : UserSearch} size={18} />
          {word.checkedBy > 0 ? (
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
      <Dialog ref={dialog} title={t`Source`}>
        {showsWord && (
          <p>
            <WordText lang={lang} size="medium">
              {word.text}
            </WordText>
          </p>
        )}
        {isOpened && <TrustDetails word={word} orthography={orthography} />}
      </Dialog>
    </>
  )
}
