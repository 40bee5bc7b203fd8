import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Contribution } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import { Banner } from '../../../ui/banner.tsx'
import { useAskBeforeUnload } from '../../../ui/dialog.tsx'
import { keptSoFarTexts } from '../../../ui/take-texts/sending-texts.ts'
import { useTurnVoices } from '../session/use-turn-voices.ts'
import { CutRows } from './cut-rows.tsx'
import type { ReadRecording } from './read-recording.ts'
import { openTurns, TurnsOfRecording } from './turns-of-recording.tsx'
import type { BegunCut, CutOf } from './unfinished-cut.ts'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import { useCutRecording } from './use-cut-recording.ts'

interface CutToListProps {
  of: CutOf
  recording: ReadRecording
  /** As it was cut before, where some of it was saved then. */
  begun: BegunCut | undefined
  prompts: readonly RecordingPrompt[]
  /** What the list has that the course is yet to be told. */
  contributions: readonly Contribution[]
  htmlLang: string
  dialect: string | null
  speaker: SpeakerOfTake | undefined
  hasRecorderAgreed: boolean
  store: TakeStore
  appVersion: string
  onAgain: () => void
  onLeave: () => void
}

/** What was heard, beside the list, until all of it is on this device. */
export function CutToList({ onAgain, onLeave, htmlLang, ...deps }: CutToListProps) {
  const { t } = useLingui()
  const { recording, prompts, speaker, hasRecorderAgreed, store } = deps
  const formatNumber = useFormatNumber()
  const voices = useTurnVoices({
    userId: store.userId,
    prompts,
    current: speaker?.speaker,
    hasRecorderAgreed,
  })
  const cut = useCutRecording({
    ...deps,
    speakerOf: ({ turn }) => (turn === undefined ? speaker : voices.speakerOf(turn)),
  })
  const areTurnsOpen = openTurns(prompts, voices).length > 0
  const { rows, ready, saving, saved, isFixed, trouble } = cut
  const unheard = rows.filter(({ isUnsure }) => isUnsure).length
  const [heard, listed] = [recording.takes.length, prompts.length]
  const isUnsaved = saved === undefined
  useAskBeforeUnload(isUnsaved)

  if (!isUnsaved) {
    return (
      <>
        <Banner kind="good">
          <Plural
            value={saved}
            one="# recording is saved on this device."
            other="# recordings are saved on this device."
          />{' '}
          <WhenSent />
        </Banner>
        <button type="button" className="button main wide" onClick={onLeave}>
          <Trans>Done</Trans>
        </button>
        <button type="button" className="button plain" onClick={onAgain}>
          <Trans>Another recording</Trans>
        </button>
      </>
    )
  }
  return (
    <>
      <p role="status">
        <Plural value={heard} one="# word heard," other="# words heard," />{' '}
        <Plural value={listed} one="# in the list." other="# in the list." />{' '}
        {heard !== listed && !isFixed && (
          <strong>
            <Trans>Listen where it’s marked: a word may be missing, or said twice.</Trans>
          </strong>
        )}
      </p>
      {!isFixed && (
        <p className="soft">
          <Trans>
            If the words don’t match what you hear, drag them up or down by the handle: all that
            follow move too.
          </Trans>
        </p>
      )}
      <TurnsOfRecording prompts={prompts} voices={voices} />
      <CutRows cut={cut} recording={recording} prompts={prompts} htmlLang={htmlLang} />
      <div className="save-cut stack tight">
        {areTurnsOpen && (
          <p className="small" id="take-turns">
            <Trans>Choose above who says which lines.</Trans>
          </p>
        )}
        {trouble !== undefined && <Banner kind="bad">{t(keptSoFarTexts[trouble])}</Banner>}
        {saving !== undefined && (
          <progress
            aria-label={`${formatNumber(saving.done)} / ${formatNumber(saving.total)}`}
            className="wide"
            value={saving.done}
            max={saving.total}
          />
        )}
        {unheard > 0 && (
          <p className="small">
            <span id="listen-to-marked">
              <Plural
                value={unheard}
                one="Listen to the marked recording first."
                other="Listen to the # marked recordings first."
              />
            </span>{' '}
            <button type="button" className="button plain hanging" onClick={showMarked}>
              <Trans>Show where</Trans>
            </button>
          </p>
        )}
        <button
          type="button"
          className="button main wide"
          disabled={areTurnsOpen || unheard > 0 || ready === 0 || saving !== undefined}
          aria-describedby={
            unheard > 0 ? 'listen-to-marked' : areTurnsOpen ? 'take-turns' : undefined
          }
          onClick={cut.save}
        >
          <Plural
            value={ready}
            _0="Nothing to save"
            one="Save # recording"
            other="Save # recordings"
          />
        </button>
      </div>
    </>
  )
}

/** To the first that is marked: of fifty, hardly any is on the screen. */
function showMarked(): void {
  const listen = document.querySelector<HTMLElement>('.cut-rows .unsure button')
  listen?.scrollIntoView({ block: 'center' })
  listen?.focus({ preventScroll: true })
}
