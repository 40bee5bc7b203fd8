import { Trans, useLingui } from '@lingui/react/macro'
import type { StudioSession } from '@mboa/domain'
import { Check, Play, RotateCcw, Scissors, Square, Trash2, TriangleAlert } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { problemTexts } from '../studio-texts.ts'
import type { LastTakeActions } from './use-last-take.ts'

interface LastTakeRowProps {
  session: StudioSession
  last: LastTakeActions
  htmlLang: string
  onCut: (() => void) | undefined
}

/** The newest take: what is thought of it, and what can be done with it. */
export function LastTakeRow({ session, last, htmlLang, onCut }: LastTakeRowProps) {
  const { t } = useLingui()
  const take = session.last
  const text = take === undefined ? undefined : session.prompts[take.at]?.text
  if (take === undefined || typeof text !== 'string') return null
  const [problem] = take.quality.problems
  const isGood = problem === undefined
  return (
    <section className="take-row" aria-label={t`The last recording`}>
      <div className={isGood ? 'sign good' : 'sign note'}>
        <Icon of={isGood ? Check : TriangleAlert} />
      </div>
      <div className="said">
        <div className="text">
          <WordText lang={htmlLang}>{text}</WordText>
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
