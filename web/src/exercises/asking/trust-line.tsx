import { useLingui } from '@lingui/react/macro'
import { speakersToCheck, type Orthography, type Sentence, type Word } from '@mboa/contract'
import { UserCheck, UserSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WordText } from '../../ui/word-text.tsx'
import './prompt.css'

const { Part: TrustDetails } = lazyPart(
  async () => (await import('./trust-details.tsx')).TrustDetails,
)

interface TrustLineProps {
  word: Word | Sentence
  orthography: Orthography
  lang: string
  /** While the answer would give it away, the text itself is not repeated. */
  showsWord: boolean
  isSentence?: boolean
}

/**
 * A mark that shows whether speakers have checked it; a tap says that, and where it comes from. Its
 * name says no more than that: what was read out with every word would be a warning against all.
 */
export function TrustLine({ word, orthography, lang, showsWord, isSentence }: TrustLineProps) {
  const { t } = useLingui()
  const [isOpened, setIsOpened] = useState(false)
  const dialog = useRef<DialogHandle>(null)
  const title = t`Where it comes from`
  const isChecked = word.checkedBy >= speakersToCheck
  function open() {
    setIsOpened(true)
    dialog.current?.open()
  }

  return (
    <>
      <button
        type="button"
        className="trust-line"
        aria-label={isSentence === true ? t`About this sentence` : t`About this word`}
        onClick={open}
      >
        <Icon of={isChecked ? UserCheck : UserSearch} size={20} />
      </button>
      <Dialog ref={dialog} title={title}>
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
