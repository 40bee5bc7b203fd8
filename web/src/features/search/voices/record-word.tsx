import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { privateConsentVersion, type Sentence, type Word } from '@mboa/contract'
import { Check, Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PlayButton } from '../../../exercises/hearing/play-button.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { StoredVoice } from '../../../platform/device-store/voice-database.ts'
import { storageTroubleOf } from '../../../platform/device-store/storage-trouble.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { saveVoiceRecording } from '../../../platform/voice-store/voice-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { listMeanings } from '../../../ui/list-meanings.ts'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { useWordRecorder, type SaidWord } from '../../../platform/sound/use-word-recorder.ts'
import { adviceTexts, nothingHeard, notKeptTexts, troubleTexts } from './voice-texts.ts'

interface RecordWordProps {
  userId: string
  voice: StoredVoice
  item: Word | Sentence
  kind: 'word' | 'sentence'
  htmlLang: string
  /** It is on the disk of this device. */
  onKept: () => void
  onSkip: () => void
}

/** One word, one recording: said, heard, and kept or said again. */
export function RecordWord(props: RecordWordProps) {
  const { userId, voice, item, kind, htmlLang, onKept, onSkip } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { recorder, start, stop } = useWordRecorder(kind)
  const [trouble, setTrouble] = useState<MessageDescriptor>()
  const [isSaving, setIsSaving] = useState(false)

  async function keep({ file, gainDb }: SaidWord) {
    setIsSaving(true)
    const { sha256, sampleCount, bytes } = file
    const [course = ''] = item.id.split('.')
    const about = { voice: voice.id, course, item: item.id, kind }
    const sound = { recordedAt: Date.now(), sha256, sampleCount, gainDb }
    try {
      await saveVoiceRecording(
        userId,
        { id: newEventId(), ...about, ...sound, consentTextVersion: privateConsentVersion },
        bytes,
      )
      onKept()
    } catch (error) {
      const because = storageTroubleOf(error)
      if (because !== 'storage-full') reportProblem('keeping a voice', error)
      setTrouble(notKeptTexts[because])
      setIsSaving(false)
    }
  }

  const { phase } = recorder
  return (
    <section className="stack" aria-label={item.text}>
      <div className="card said-word">
        {'picture' in item && item.picture !== undefined && <WordPicture picture={item.picture} />}
        <p>
          <WordText lang={htmlLang} size="large">
            {item.text}
          </WordText>
        </p>
        <p>{listMeanings(glossIn(item.gloss, language))}</p>
      </div>
      {phase === 'trouble' && <Banner kind="bad">{t(troubleTexts[recorder.trouble])}</Banner>}
      {phase === 'nothing-heard' && <Banner kind="note">{t(nothingHeard)}</Banner>}
      {trouble !== undefined && <Banner kind="bad">{t(trouble)}</Banner>}
      {phase === 'said' ? (
        <Said
          said={recorder.said}
          isSaving={isSaving}
          onKeep={() => void keep(recorder.said)}
          onAgain={() => {
            setTrouble(undefined)
            start()
          }}
        />
      ) : (
        <div className="voice-actions">
          {phase === 'recording' ? (
            <button key="press" type="button" className="button main" onClick={stop}>
              <Icon of={Square} size={20} />
              <Trans>Stop</Trans>
            </button>
          ) : (
            <button
              key="press"
              type="button"
              className="button main"
              aria-disabled={phase === 'opening' || phase === 'preparing'}
              onClick={phase === 'opening' || phase === 'preparing' ? undefined : start}
            >
              <Icon of={Mic} size={20} />
              <Trans>Record</Trans>
            </button>
          )}
          <button type="button" className="button second" onClick={onSkip}>
            <Trans>Skip</Trans>
          </button>
        </div>
      )}
      <p className="soft" role="status">
        {phase === 'recording' && <Trans>Listening. Press Stop when they’ve said it.</Trans>}
      </p>
    </section>
  )
}

interface SaidProps {
  said: SaidWord
  isSaving: boolean
  onKeep: () => void
  onAgain: () => void
}

/** What was said just now: plays once by itself, is judged, and waits for a decision. */
function Said({ said, isSaving, onKeep, onAgain }: SaidProps) {
  const { t } = useLingui()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <div className="said-now">
        <PlayButton sound={{ address: said.address, gainDb: said.gainDb }} startsAlone />
        <div role="status">
          {said.advice.length === 0 ? (
            <Trans>Clear. Listen, then keep it.</Trans>
          ) : (
            said.advice.map((advice) => <p key={advice}>{t(adviceTexts[advice])}</p>)
          )}
        </div>
      </div>
      <div className="voice-actions">
        <button
          ref={keep}
          type="button"
          className="button main"
          disabled={isSaving}
          onClick={onKeep}
        >
          <Icon of={Check} size={20} />
          <Trans>Keep</Trans>
        </button>
        <button type="button" className="button second" disabled={isSaving} onClick={onAgain}>
          <Icon of={RotateCcw} size={20} />
          <Trans>Say it again</Trans>
        </button>
      </div>
    </>
  )
}
