import { Trans, useLingui } from '@lingui/react/macro'
import { judgeRoom, measureRoom, roomCheckMs, type RoomVerdict } from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { SoundMeter } from '../sound-meter/sound-meter.tsx'
import { roomAdvice } from '../studio-texts.ts'
import { useStudioKeys } from '../use-studio-keys.ts'

/** The press that turned the microphone on is over by then. */
const settlingMs = 400
const bannerKinds = { quiet: 'good', usable: 'note', noisy: 'bad', muted: 'bad' } as const

interface RoomCheckProps {
  engine: StudioEngine
  onReady: () => void
}

/** A second of silence measures the noise, and says what to do about it. */
export function RoomCheck({ engine, onReady }: RoomCheckProps) {
  const { t } = useLingui()
  const [verdict, setVerdict] = useState<RoomVerdict>()
  const [attempt, setAttempt] = useState(0)
  const begin = useRef<HTMLButtonElement>(null)
  const isDone = verdict !== undefined
  useStudioKeys({ ' ': isDone ? onReady : undefined })

  useEffect(() => {
    const leaving = new AbortController()
    const measure = async () => {
      await engine.listenFor(settlingMs)
      const heard = await engine.listenFor(roomCheckMs)
      if (!leaving.signal.aborted && heard !== undefined) {
        setVerdict(judgeRoom(measureRoom(heard.samples, heard.sampleRate)))
      }
    }
    measure().catch((error: unknown) => reportProblem('measuring the room', error))
    return () => leaving.abort()
  }, [engine, attempt])
  useEffect(() => {
    if (isDone) begin.current?.focus()
  }, [isDone])

  function measureAgain() {
    setVerdict(undefined)
    setAttempt(attempt + 1)
  }

  const isFit = verdict === 'quiet' || verdict === 'usable'
  return (
    <div className="stack room-check">
      <SoundMeter
        engine={engine}
        status={isDone ? t`The room` : t`Measuring the room noise`}
        isLive={!isDone}
      />
      <div role="status">
        {verdict === undefined && (
          <p className="strong">
            <Trans>Please be quiet for a second.</Trans>
          </p>
        )}
        {verdict !== undefined && (
          <Banner kind={bannerKinds[verdict]}>
            <p className="strong">{t(roomAdvice[verdict].said)}</p>
            <p>{t(roomAdvice[verdict].advice)}</p>
          </Banner>
        )}
      </div>
      {isDone && (
        <div className="studio-actions">
          <button
            ref={isFit ? null : begin}
            type="button"
            className={isFit ? 'button second' : 'button main'}
            onClick={measureAgain}
          >
            <Trans>Measure again</Trans>
          </button>
          <button
            ref={isFit ? begin : null}
            type="button"
            className={isFit ? 'button main' : 'button second'}
            onClick={onReady}
          >
            {isFit ? <Trans>Start</Trans> : <Trans>Start anyway</Trans>}
          </button>
        </div>
      )}
    </div>
  )
}
