import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { findTake, type RecordingPrompt } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { useWords } from '../../../platform/course-store/use-words.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { RecoveredRecording } from '../../../platform/take-store/own-recordings.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { Banner } from '../../../ui/banner.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { usePlayer } from '../use-player.ts'

const nothingLostTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`This device is full. Nothing is lost: free up some space, then save again.`,
  'storage-failed': msg`This device’s storage isn’t responding. Nothing is lost: try again, or reload the page.`,
}

interface RecoveredRecordingsProps {
  /** Those of the open list: they give the words first, also where the courses are not here. */
  prompts: readonly RecordingPrompt[]
  htmlLang: string
}

/** What a closed tab or an empty battery left behind: to be listened to, kept or let go. */
export function RecoveredRecordings({ prompts, htmlLang }: RecoveredRecordingsProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { store } = useTakeStore()
  const { value: found = none, change } = useResource(
    useMemo(() => store && recoveredIn(store), [store]),
  )
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const user = useSignedInUser()
  const { speakers = [] } = useSpeakers(user.id)
  const words = useWords(
    user.id,
    useMemo(() => found.map(({ recording }) => recording.context), [found]),
  )
  const unspelledNameOf = (prompt: (typeof prompts)[number] | undefined, kind: string) => {
    if (prompt !== undefined) return glossIn(prompt.gloss, language)
    return kind === 'word' ? t`A word` : t`A sentence`
  }
  const player = usePlayer()
  const [played, setPlayed] = useState<string>()

  async function keep(recovered: RecoveredRecording) {
    const { recording, samples } = recovered
    const heard = findTake(samples, recording.sampleRate, recording.context.kind)
    const whole = { start: 0, end: samples.length }
    const stored = await store?.saveRecovered(recovered, heard ?? { range: whole, cut: whole })
    setTrouble(stored?.ok === false ? stored.trouble : undefined)
    if (stored?.ok === true) forget(recovered)
  }
  const forget = (gone: RecoveredRecording) =>
    change((shown) => shown?.filter((each) => each !== gone))
  function failed(error: unknown) {
    reportProblem('settling a recovered recording', error)
    setTrouble(storageTroubleOf(error))
  }

  if (found.length === 0 || store === undefined) return null
  const format = new Intl.DateTimeFormat(regionalTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <section className="card stack recovered" aria-labelledby="recovered-heading">
      <h2 id="recovered-heading">
        <Plural
          value={found.length}
          one="# recording was interrupted"
          other="# recordings were interrupted"
        />
      </h2>
      <p>
        <Trans>
          The page was closed while you were speaking. What was recorded until then is here. Keep it
          if the word is complete.
        </Trans>
      </p>
      {trouble !== undefined && <Banner kind="bad">{t(nothingLostTexts[trouble])}</Banner>}
      <ul className="stack">
        {found.map((recovered) => {
          const { recording, samples } = recovered
          const { sampleRate, context } = recording
          const prompt = prompts.find(({ item }) => item === context.item)
          const word =
            typeof prompt?.text === 'string'
              ? { text: prompt.text, lang: htmlLang }
              : words?.get(`${context.course} ${context.item}`)
          const whole = { start: 0, end: samples.length }
          const speaker = speakers.find(({ id }) => id === context.speaker)
          return (
            <li key={recording.id} className="stack tight">
              <p>
                {word === undefined ? (
                  unspelledNameOf(prompt, context.kind)
                ) : (
                  <WordText lang={word.lang}>{word.text}</WordText>
                )}
              </p>
              {speaker !== undefined && (
                <p className="small">
                  <bdi>{speaker.name}</bdi>
                </p>
              )}
              <p className="small soft">{format.format(recording.recordedAt)}</p>
              <div className="studio-actions">
                <button
                  type="button"
                  className="button second"
                  onClick={() => {
                    setPlayed(recording.id)
                    player.toggle({ samples, sampleRate, cut: whole })
                  }}
                >
                  {player.isPlaying && played === recording.id ? t`Stop` : t`Listen`}
                </button>
                <button
                  type="button"
                  className="button second"
                  onClick={() => {
                    keep(recovered).catch(failed)
                  }}
                >
                  <Trans>Keep it</Trans>
                </button>
                <button
                  type="button"
                  className="button danger"
                  onClick={() => {
                    store
                      .discardRecovered(recovered)
                      .then(() => forget(recovered))
                      .catch(failed)
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

const none: readonly RecoveredRecording[] = []

const recoveredIn = (store: TakeStore): Source<readonly RecoveredRecording[]> => ({
  during: 'looking for recordings of a closed tab',
  read: () => store.listRecovered(),
})
