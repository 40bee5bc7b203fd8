import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { StoredVoice } from '../../../platform/device-store/voice-database.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { ShownVoices } from '../../../platform/voice-store/use-voices.ts'
import { deleteVoice } from '../../../platform/voice-store/voice-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { EmptyPage } from '../../../ui/empty-page.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { notDeletedTexts } from '../../../ui/storage-texts.ts'
import { RecordingRow } from './recording-row.tsx'
import { refusedOtherwise, unnamedVoice } from './voice-texts.ts'

interface VoiceListProps {
  userId: string
  own: ShownVoices
  /** Of an item, in whichever course; its id where the course is not here. */
  textOf: (item: string) => string
  onChanged: () => void
}

/** Everybody whom the learner has recorded, what they said, and how to delete either. */
export function VoiceList({ userId, own, textOf, onChanged }: VoiceListProps) {
  const { t } = useLingui()
  if (own.voices.length === 0) {
    return (
      <EmptyPage heading={<PageHeading title={t`My voices`} />}>
        <p>
          <Trans>
            Ask someone who speaks the language to say a word for you. Only you will hear it.
          </Trans>
        </p>
        <Link to={pagePaths.learnerSearch} className="button main">
          <Trans>Find a word</Trans>
        </Link>
      </EmptyPage>
    )
  }
  return (
    <>
      <PageHeading title={t`My voices`} />
      <p className="soft">
        <Trans>Only you hear these recordings, on all your devices.</Trans>
      </p>
      {own.voices.map((voice) => {
        const said = own.recordings.filter((recording) => recording.voice === voice.id)
        return (
          <section
            key={voice.id}
            className="card stack tight voice-card"
            aria-label={voice.name ?? t(unnamedVoice)}
          >
            <VoiceHead
              userId={userId}
              voice={voice}
              recordingCount={said.length}
              onChanged={onChanged}
            />
            {said.length > 0 && (
              <ul className="voice-rows">
                {said.map((recording) => (
                  <RecordingRow
                    key={recording.id}
                    userId={userId}
                    recording={recording}
                    name={textOf(recording.item)}
                    failure={own.failure}
                    onChanged={onChanged}
                  >
                    <Link to={`${pagePaths.learnerSearch}/${recording.item}`}>
                      {textOf(recording.item)}
                    </Link>
                  </RecordingRow>
                ))}
              </ul>
            )}
          </section>
        )
      })}
      <p className="soft">
        <Trans>
          To let all learners hear them, you need the right to record the language. Whoever
          coordinates it can invite you; each person is then asked again.
        </Trans>
      </p>
    </>
  )
}

interface VoiceHeadProps {
  userId: string
  voice: StoredVoice
  recordingCount: number
  onChanged: () => void
}

function VoiceHead({ userId, voice, recordingCount, onChanged }: VoiceHeadProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const dialog = useRef<DialogHandle>(null)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const { id, guardianName, consentedAt } = voice
  const name = voice.name ?? t(unnamedVoice)
  const date = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'long' }).format(
    consentedAt,
  )

  function remove() {
    deleteVoice(userId, id)
      .then(onChanged)
      .catch((error: unknown) => {
        reportProblem('deleting a voice', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <>
      <h2>{name}</h2>
      <p className="small soft">
        {guardianName === null ? (
          <Trans>Agreed on {date}.</Trans>
        ) : (
          <Trans>
            {guardianName} agreed for them on {date}.
          </Trans>
        )}{' '}
        <Plural value={recordingCount} one="# recording." other="# recordings." />
      </p>
      {voice.refusedBecause !== undefined && <Banner kind="note">{t(refusedOtherwise)}</Banner>}
      <button
        type="button"
        className="button plain voice-delete"
        onClick={() => dialog.current?.open()}
      >
        <Trans>Delete this voice</Trans>
      </button>
      <Dialog
        ref={dialog}
        title={t`Delete ${name} and all their recordings?`}
        actions={
          <>
            <button type="button" className="button second" onClick={() => dialog.current?.close()}>
              <Trans>Keep it</Trans>
            </button>
            <button type="button" className="button danger" onClick={remove}>
              <Trans>Delete</Trans>
            </button>
          </>
        }
      >
        <p>
          <Trans>
            All their recordings will be deleted from your devices and the server. This can’t be
            undone.
          </Trans>
        </p>
        {trouble !== undefined && <Banner kind="bad">{t(notDeletedTexts[trouble])}</Banner>}
      </Dialog>
    </>
  )
}
