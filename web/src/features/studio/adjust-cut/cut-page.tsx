import { Trans, useLingui } from '@lingui/react/macro'
import { cutStepMs, judgeQuality, moveCut } from '@mboa/domain'
import { ArrowLeft, Check, Play, RotateCcw, Square, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Prompt } from '../../../exercises/asking/prompt.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notSavedTexts } from '../../../ui/storage-texts.ts'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { BothMeanings } from '../both-meanings.tsx'
import type { SavedSound } from '../engine/take-recorder.ts'
import { problemTexts } from '../studio-texts.ts'
import { usePlayer } from '../use-player.ts'
import { useStudioKeys } from '../use-studio-keys.ts'
import { Waveform } from './waveform.tsx'

interface CutPageProps {
  sound: SavedSound
  htmlLang: string
  store: TakeStore
  onRedo: () => void
  onRemove: () => void
  /** The new cut, undefined where it stays as it was. */
  onDone: (cut?: SavedSound['cut']) => void
}

/** What learners hear of the newest take, to be moved by finger, mouse or arrow keys. */
export function CutPage({ sound, htmlLang, store, onRedo, onRemove, onDone }: CutPageProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const heading = useHeadingFocus()
  const { samples, sampleRate, prompt } = sound
  const [cut, setCut] = useState(sound.cut)
  const [trouble, setTrouble] = useState<StorageTrouble | 'already-sent'>()
  const player = usePlayer()
  const play = () => player.toggle({ samples, sampleRate, cut })
  useStudioKeys({ ' ': play, p: play, r: onRedo })
  const quality = judgeQuality(samples.subarray(cut.start, cut.end), sampleRate, prompt.kind)
  const [problem] = quality.problems
  const standsOut = !quality.advice.includes('quieter-room')

  async function keep() {
    const changed = await store.changeCut(sound.id, cut)
    if (changed.ok) onDone(cut)
    else setTrouble(changed.trouble)
  }

  return (
    <main className="exercise studio">
      <div className="top studio-top">
        <button type="button" className="icon-button" aria-label={t`Back`} onClick={() => onDone()}>
          <Icon of={ArrowLeft} />
        </button>
        <div className="names">
          <h1 ref={heading} tabIndex={-1}>
            <Trans>Adjust the cut</Trans>
          </h1>
        </div>
        <button type="button" className="icon-button" aria-label={t`Delete it`} onClick={onRemove}>
          <Icon of={Trash2} />
        </button>
      </div>
      <div className="to-say">
        <Prompt
          margin={
            <button
              type="button"
              className="icon-button"
              aria-label={player.isPlaying ? t`Stop` : t`Listen`}
              aria-keyshortcuts="Space"
              onClick={play}
            >
              <Icon of={player.isPlaying ? Square : Play} />
            </button>
          }
          line={
            prompt.text === null ? (
              <p className="meaning">{glossIn(prompt.gloss, language)}</p>
            ) : (
              <BothMeanings gloss={prompt.gloss} />
            )
          }
          word={prompt.text === null ? undefined : { text: prompt.text, lang: htmlLang }}
        />
      </div>
      <div className="dock">
        <Waveform
          samples={samples}
          sampleRate={sampleRate}
          cut={cut}
          onMove={(end, to) =>
            setCut(moveCut(cut, end, to, { length: samples.length, sampleRate }))
          }
          stepSamples={(sampleRate * cutStepMs) / 1000}
        />
        <p className="small soft">
          <Trans>Leave a little silence at the end: low tones fade slowly.</Trans>
        </p>
        {trouble !== undefined && (
          <Banner kind="bad">
            {trouble === 'already-sent' ? (
              <Trans>It’s already being sent. Record it again to change it.</Trans>
            ) : (
              t(notSavedTexts[trouble])
            )}
          </Banner>
        )}
        <div className="take-row">
          <div className={problem === undefined ? 'sign good' : 'sign note'}>
            <Icon of={problem === undefined ? Check : TriangleAlert} />
          </div>
          <div className="text" role="status">
            {problem === undefined ? (
              <p className="strong">
                <Trans>Clear</Trans>
              </p>
            ) : (
              <p>{t(problemTexts[problem])}</p>
            )}
            {standsOut && (
              <p className="small soft">
                <Trans>Your voice stands out well from the noise.</Trans>
              </p>
            )}
          </div>
        </div>
        <div className="studio-actions">
          <button type="button" className="button second" aria-keyshortcuts="R" onClick={onRedo}>
            <Icon of={RotateCcw} size={20} />
            <Trans>Redo</Trans>
          </button>
          <button
            type="button"
            className="button main"
            onClick={() => {
              keep().catch((error: unknown) => {
                reportProblem('keeping a cut', error)
                setTrouble(storageTroubleOf(error))
              })
            }}
          >
            <Trans>Save this cut</Trans>
          </button>
        </div>
      </div>
    </main>
  )
}
