import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, privateConsentVersion, type Sentence, type Word } from '@mboa/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredVoice } from '../../../platform/device-store/voice-database.ts'
import type { ShownVoices } from '../../../platform/voice-store/use-voices.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { ConsentStep } from './consent-step.tsx'
import { RecordWord } from './record-word.tsx'
import { unnamedVoice } from './voice-texts.ts'

interface RecordFlowProps {
  userId: string
  course: Course
  items: readonly (Word | Sentence)[]
  own: ShownVoices
  /** Something new waits on this device. */
  onKept: () => void
  onLeave: () => void
}

/**
 * Who speaks, what they agree to, then one word after the other; of several those that this person
 * has said already are passed over.
 */
export function RecordFlow({ userId, course, items: all, own, onKept, onLeave }: RecordFlowProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set())
  const [isNew, setIsNew] = useState(own.voices.length === 0)
  const [at, setAt] = useState(0)
  const [kept, setKept] = useState(0)
  const voice = own.voices.find(({ id }) => id === chosen)
  const items = all.length === 1 ? all : all.filter(({ id }) => !said.has(id))

  function choose(id: string) {
    setChosen(id)
    setSaid(new Set(own.recordings.filter((each) => each.voice === id).map(({ item }) => item)))
  }

  if (isNew || (voice !== undefined && voice.consentTextVersion !== privateConsentVersion)) {
    return (
      <ConsentStep
        userId={userId}
        voice={isNew ? undefined : voice}
        onAgreed={(id) => {
          setChosen(id)
          setIsNew(false)
          onKept()
        }}
        onCancel={onLeave}
      />
    )
  }
  // What has just been kept shows a moment later.
  if (chosen !== undefined && voice === undefined) return null
  if (voice === undefined) {
    return <ChooseVoice voices={own.voices} onChoose={choose} onNew={() => setIsNew(true)} />
  }

  const item = items[at]
  if (item === undefined)
    return <Done kept={kept} left={items.length} items={all} onLeave={onLeave} />
  const isWord = course.units.some(({ words }) => words.some(({ id }) => id === item.id))
  const position = at + 1
  const name = voice.name ?? t(unnamedVoice)
  return (
    <>
      <PageHeading isInPlace title={t`Recording ${name}`} />
      {items.length > 1 && (
        <p className="soft">
          <Trans>
            {ph({ position: formatNumber(position) })} of {formatNumber(items.length)}
          </Trans>
        </p>
      )}
      <RecordWord
        key={item.id}
        userId={userId}
        voice={voice}
        item={item}
        kind={isWord ? 'word' : 'sentence'}
        htmlLang={course.summary.htmlLang}
        onKept={() => {
          setKept(kept + 1)
          setAt(at + 1)
          onKept()
        }}
        onSkip={() => setAt(at + 1)}
      />
    </>
  )
}

interface ChooseVoiceProps {
  voices: readonly StoredVoice[]
  onChoose: (id: string) => void
  onNew: () => void
}

function ChooseVoice({ voices, onChoose, onNew }: ChooseVoiceProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading isInPlace title={t`Who will say it?`} />
      <div className="stack tight voice-choice">
        {voices.map(({ id, name }) => (
          <button key={id} type="button" className="button second" onClick={() => onChoose(id)}>
            {name ?? t(unnamedVoice)}
          </button>
        ))}
        <button type="button" className="button plain" onClick={onNew}>
          <Trans>Someone else</Trans>
        </button>
      </div>
    </>
  )
}

interface DoneProps {
  kept: number
  /** How many there were to be said. */
  left: number
  items: readonly (Word | Sentence)[]
  onLeave: () => void
}

function Done({ kept, left, items, onLeave }: DoneProps) {
  const { t } = useLingui()
  const nothing = left === 0 ? t`Everything is already recorded` : t`Nothing recorded this time`
  return (
    <>
      <PageHeading isInPlace title={kept === 0 ? nothing : t`Thank you!`} />
      {kept > 0 && (
        <p>
          <Plural
            value={kept}
            one="# recording kept. You’ll hear it in your exercises and on the word’s page."
            other="# recordings kept. You’ll hear them in your exercises and on the words’ pages."
          />
        </p>
      )}
      <div className="voice-actions">
        <button type="button" className="button main" onClick={onLeave}>
          {items.length === 1 ? <Trans>Back to the word</Trans> : <Trans>Done</Trans>}
        </button>
        <Link to={pagePaths.learnerVoices} className="button second">
          <Trans>My voices</Trans>
        </Link>
      </div>
    </>
  )
}
