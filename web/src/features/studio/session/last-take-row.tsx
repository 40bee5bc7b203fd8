import { Trans, useLingui } from '@lingui/react/macro'
import { takeAtHand, type RecordingPrompt, type StudioSession } from '@mboa/domain'
import { Check, Play, RotateCcw, Scissors, Square, Trash2, TriangleAlert } from 'lucide-react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { problemTexts } from '../studio-texts.ts'
import type { TakeActions } from './use-takes.ts'

interface LastTakeRowProps {
  session: StudioSession
  last: TakeActions
  htmlLang: string
  onCut: (() => void) | undefined
}

/** The take at hand: what is thought of it, and what can be done with it. */
export function LastTakeRow({ session, last, htmlLang, onCut }: LastTakeRowProps) {
  const { t } = useLingui()
  const take = takeAtHand(session)
  const prompt = take && session.prompts[take.at]
  if (take === undefined || prompt === undefined) return null
  const [problem] = take.quality.problems
  const isGood = problem === undefined
  const isShown = take.at === session.at
  return (
    <section
      className="take-row"
      aria-label={isShown ? t`Your recording of this` : t`The last recording`}
    >
      <div className={isGood ? 'sign good' : 'sign note'}>
        <Icon of={isGood ? Check : TriangleAlert} />
      </div>
      <div className="said">
        <div className="text">
          <SaidPrompt prompt={prompt} htmlLang={htmlLang} />
          <p className="small soft" role={last.trouble && 'status'}>
            {last.trouble ? (
              t(last.trouble)
            ) : isGood ? (
              <Trans>Saved here. Clear.</Trans>
            ) : (
              <>
                <Trans>Saved here.</Trans> {t(problemTexts[problem])}
              </>
            )}
          </p>
        </div>
        <div className="buttons">
          <button
            type="button"
            className="icon-button"
            aria-label={last.isPlaying ? t`Stop` : t`Listen`}
            aria-keyshortcuts="P"
            disabled={last.play === undefined}
            onClick={last.play}
          >
            <Icon of={last.isPlaying ? Square : Play} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t`Adjust the cut`}
            disabled={onCut === undefined || last.play === undefined}
            onClick={onCut}
          >
            <Icon of={Scissors} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t`Record it again`}
            aria-keyshortcuts="R"
            disabled={last.redo === undefined}
            onClick={last.redo}
          >
            <Icon of={RotateCcw} />
          </button>
          <button
            type="button"
            className="icon-button only-wide"
            aria-label={t`Delete it`}
            aria-keyshortcuts="Delete"
            disabled={last.remove === undefined}
            onClick={last.remove}
          >
            <Icon of={Trash2} />
          </button>
        </div>
      </div>
    </section>
  )
}

interface SaidPromptProps {
  prompt: Pick<RecordingPrompt, 'text' | 'gloss'>
  htmlLang: string
}

/** What a prompt is called in few words: as it is written, or by its meaning where it is not. */
export function SaidPrompt({ prompt: { text, gloss }, htmlLang }: SaidPromptProps) {
  const { language } = useInterfaceLanguage()
  if (text !== null) return <WordText lang={htmlLang}>{text}</WordText>
  return (
    <span className="strong" lang={glossLanguageOf(language)}>
      {glossIn(gloss, language)}
    </span>
  )
}
