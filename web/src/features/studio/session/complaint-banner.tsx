import { Trans, useLingui } from '@lingui/react/macro'
import type { StudioComplaint } from '@mboa/domain'
import { Banner } from '../../../ui/banner.tsx'
import { problemTexts } from '../studio-texts.ts'

interface ComplaintBannerProps {
  complaint: StudioComplaint | undefined
  onSaveAgain: () => void
}

/** What went wrong just now, and what to do. */
export function ComplaintBanner({ complaint, onSaveAgain }: ComplaintBannerProps) {
  const { t } = useLingui()
  switch (complaint?.about) {
    case undefined:
      return null
    case 'sound': {
      const [problem] = complaint.quality.problems
      return (
        <Banner kind="bad">
          {problem !== undefined && <p>{t(problemTexts[problem])}</p>}
          <p className="strong">
            <Trans>Please say it again.</Trans>
          </p>
        </Banner>
      )
    }
    case 'nothing-heard':
      return (
        <Banner kind="note">
          <Trans>Nothing heard. Press, speak close to the microphone, then press again.</Trans>
        </Banner>
      )
    case 'no-voice':
      return (
        <Banner kind="note">
          <Trans>
            That didn’t sound like a voice, so it wasn’t saved. If it was the word, say it again a
            little louder.
          </Trans>
        </Banner>
      )
    case 'too-early':
      return (
        <Banner kind="note">
          <Trans>Too early: Mboa wasn’t listening yet. Say it again.</Trans>
        </Banner>
      )
    case 'microphone-lost':
      return (
        <Banner kind="bad">
          <Trans>
            The microphone was lost: a call, another app, or it was unplugged. What you said until
            then is saved. Listen to the last recording before you continue.
          </Trans>
        </Banner>
      )
    case 'storage-full':
    case 'storage-failed':
      return (
        <Banner kind="bad">
          <p>
            {complaint.about === 'storage-full' ? (
              <Trans>
                This device is full. This recording only exists while this page stays open. Delete
                photos or videos you no longer need, or go online so that older recordings are sent
                and free up space.
              </Trans>
            ) : (
              <Trans>
                The recording couldn’t be saved: it only exists while this page stays open. Please
                save it again.
              </Trans>
            )}
          </p>
          <button type="button" className="button second" onClick={onSaveAgain}>
            <Trans>Save again</Trans>
          </button>
        </Banner>
      )
  }
}
