import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Places, RecordingPrompt } from '@mboa/domain'
import { Play, Plus, Square, X } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { playSound } from '../../../platform/sound/play-sound.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ShiftHandle } from '../../../ui/shift-handle.tsx'
import '../../../ui/cut-rows.css'
import { WordText } from '../../../ui/word-text.tsx'
import { problemTexts } from '../studio-texts.ts'
import type { ReadRecording } from './read-recording.ts'
import type { CutRecording, CutRow } from './use-cut-recording.ts'

/** More of what was not heard are counted. */
const mostNamed = 3

interface CutRowsProps {
  cut: CutRecording
  recording: ReadRecording
  prompts: readonly RecordingPrompt[]
  htmlLang: string
}

/** What was said, one row each, and which entry of the list it is. */
export function CutRows({ cut, recording, prompts, htmlLang }: CutRowsProps) {
  const { playing, toggle } = usePlayedRow(recording, cut.markHeard)
  const { rows, unsaid } = cut
  const missing = (places: readonly number[]) =>
    places.length > mostNamed ? (
      <li key={`missing-${places[0]}`} className="unsaid">
        <Plural
          value={places.length}
          one="# word from the list not heard"
          other="# words from the list not heard"
        />
      </li>
    ) : (
      places.map((place) => (
        <li key={`missing-${place}`} className="unsaid">
          <p>
            <Trans>
              Not heard: <PromptText prompt={prompts[place]} htmlLang={htmlLang} />
            </Trans>
          </p>
        </li>
      ))
    )
  return (
    <ol className="cut-rows">
      {rows.map((row) => (
        <Fragment key={row.at}>
          {missing(row.unsaid)}
          <Row
            row={row}
            cut={cut}
            recording={recording}
            prompt={row.place === undefined ? undefined : prompts[row.place]}
            htmlLang={htmlLang}
            isPlaying={playing === row.at}
            onPlay={() => toggle(row.at)}
          />
        </Fragment>
      ))}
      {missing(unsaid)}
    </ol>
  )
}

function PromptText({
  prompt,
  htmlLang,
}: {
  prompt: RecordingPrompt | undefined
  htmlLang: string
}) {
  const { language } = useInterfaceLanguage()
  if (prompt === undefined) return null
  const { text, gloss } = prompt
  return (
    <>
      {text !== null && (
        <>
          <WordText lang={htmlLang} size="inline">
            {text}
          </WordText>{' '}
        </>
      )}
      <span className={text === null ? undefined : 'soft'}>{glossIn(gloss, language)}</span>
    </>
  )
}

interface RowProps extends Pick<CutRowsProps, 'cut' | 'recording' | 'htmlLang'> {
  row: CutRow
  prompt: RecordingPrompt | undefined
  isPlaying: boolean
  onPlay: () => void
}

function Row({ row, cut, recording, prompt, htmlLang, isPlaying, onPlay }: RowProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { at, isUnusable, isUnsure, isSaved } = row
  const { speech, quality } = recording.takes[at] ?? {}
  const [problem] = quality?.problems ?? []
  const nth = at + 1
  return (
    <li className={isUnsure ? 'unsure' : undefined}>
      <button
        type="button"
        className="icon-button"
        aria-label={isPlaying ? t`Stop` : t`Listen to recording ${ph({ nth: formatNumber(nth) })}`}
        onClick={onPlay}
      >
        <Icon of={isPlaying ? Square : Play} />
      </button>
      <div className="said">
        <p>
          {prompt === undefined ? (
            <span className="soft">
              <Trans>Not in the list</Trans>
            </span>
          ) : (
            <PromptText prompt={prompt} htmlLang={htmlLang} />
          )}
        </p>
        <p className="small soft num">
          {formatNumber(nth)} · {minutesOf((speech?.start ?? 0) / recording.sampleRate)}
        </p>
        {isUnsure && (
          <p className="small">
            <Trans>Listen: is it this word?</Trans>
          </p>
        )}
        {isSaved && (
          <p className="small">
            <Trans>Saved here.</Trans>
          </p>
        )}
        {isUnusable && problem !== undefined && (
          <p className="small">
            <Trans>Won’t be saved.</Trans> {t(problemTexts[problem])}
          </p>
        )}
      </div>
      {cut.isFixed ? null : row.place === undefined ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t`Recording ${ph({ nth: formatNumber(nth) })} is in the list`}
          onClick={() => cut.takeIn(at)}
        >
          <Icon of={Plus} />
        </button>
      ) : (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={t`Recording ${ph({ nth: formatNumber(nth) })} isn’t in the list`}
            onClick={() => cut.leaveOut(at)}
          >
            <Icon of={X} />
          </button>
          <Handle cut={cut} at={at} />
        </>
      )}
    </li>
  )
}

/** Moves the words of this row and of all that follow. */
function Handle({ cut, at }: { cut: CutRecording; at: number }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const base = useRef<Places>(cut.places)
  const nth = at + 1
  return (
    <ShiftHandle
      label={t`Move the words from recording ${ph({ nth: formatNumber(nth) })} on, by the arrow keys`}
      onTake={() => {
        base.current = cut.places
      }}
      onShift={(by) => cut.shift(base.current, at, by)}
    />
  )
}

/** Plays one row at a time; `onHeard` once it was played to its end. */
function usePlayedRow(
  { takes, samples, sampleRate }: ReadRecording,
  onHeard: (at: number) => void,
) {
  const [playing, setPlaying] = useState<number>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function toggle(at: number) {
    const isStopping = playing === at
    stop.current?.()
    const take = takes[at]
    if (isStopping || take === undefined) return
    let isStopped = false
    const end = playSound(samples.slice(take.cut.start, take.cut.end), sampleRate, () => {
      stop.current = undefined
      setPlaying(undefined)
      if (!isStopped) onHeard(at)
    })
    stop.current = () => {
      isStopped = true
      end()
    }
    setPlaying(at)
  }
  return { playing, toggle }
}

const minutesOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
