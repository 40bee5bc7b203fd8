import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { findTake } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { regionalTag } from '../../../i18n/regional-tag.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { RecoveredRecording } from '../../../platform/take-store/recover-recordings.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { Banner } from '../../../ui/banner.tsx'
import { usePlayer } from '../use-player.ts'

/** What a closed tab or an empty battery left behind: to be listened to, kept or let go. */
export function RecoveredRecordings() {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { store } = useTakeStore()
  const [found, setFound] = useState<readonly RecoveredRecording[]>([])
  const [isFull, setIsFull] = useState(false)
  const player = usePlayer(() => undefined)

  useEffect(() => {
    let isLeft = false
    store
      ?.listRecovered()
      .then((all) => {
        if (!isLeft) setFound(all)
      })
      .catch((error: unknown) => reportProblem('looking for recordings of a closed tab', error))
    return () => {
      isLeft = true
    }
  }, [store])

  async function keep(recovered: RecoveredRecording) {
    const { recording, samples } = recovered
    const heard = findTake(samples, recording.sampleRate, recording.context.kind)
    const whole = { start: 0, end: samples.length }
    const kept = await store?.keepRecovered(recovered, heard ?? { range: whole, cut: whole })
    setIsFull(kept?.ok === false)
    if (kept?.ok === true) forget(recovered)
  }
  const forget = (gone: RecoveredRecording) => setFound(found.filter((each) => each !== gone))
  const tell = (error: unknown) => reportProblem('settling a recovered recording', error)

  if (found.length === 0 || store === undefined) return null
  const format = new Intl.DateTimeFormat(regionalTag(language), {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
  })
  return (
    <section className="card stack" aria-labelledby="recovered-heading">
      <h2 id="recovered-heading">
        <Plural
          value={found.length}
          one="# recording was interrupted"
          other="# recordings were interrupted"
        />
      </h2>
      <p>
        <Trans>
          The page was closed while you spoke. What was heard until then is here. Keep it if the
          word is whole.
        </Trans>
      </p>
      {isFull && (
        <Banner kind="bad">
          <Trans>This device is full. Nothing is lost; make room, then keep it again.</Trans>
        </Banner>
      )}
      <ul className="stack">
        {found.map((recovered) => {
          const { recording, samples } = recovered
          const { sampleRate } = recording
          const whole = { start: 0, end: samples.length }
          return (
            <li key={recording.id} className="stack tight">
              <p className="small">
                {recording.context.item} · {format.format(recording.recordedAt)}
              </p>
              <div className="studio-actions">
                <button
                  type="button"
                  className="button second"
                  onClick={() => player.toggle({ samples, sampleRate, cut: whole })}
                >
                  {player.isPlaying ? t`Stop` : t`Listen`}
                </button>
                <button
                  type="button"
                  className="button second"
                  onClick={() => {
                    keep(recovered).catch(tell)
                  }}
                >
                  <Trans>Keep it</Trans>
                </button>
                <button
                  type="button"
                  className="button grave"
                  onClick={() => {
                    store
                      .discardRecovered(recovered)
                      .then(() => forget(recovered))
                      .catch(tell)
                  }}
                >
                  <Trans>Delete it</Trans>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
