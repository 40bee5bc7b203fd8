import { Trans, useLingui } from '@lingui/react/macro'
import { describeSize } from '../../i18n/describe-size.ts'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { CourseDownload, Downloads, Hold } from '../../platform/downloads/downloads.ts'

type Job = NonNullable<CourseDownload['job']>

interface RunningDownloadProps {
  course: string
  job: Job
  downloads: Downloads
  /** What is being learnt stays: of its download the rest alone is given up. */
  canRemove: boolean
}

/** A download on its way: how far it is, what holds it up, and what can be done about it. */
export function RunningDownload({ course, job, downloads, canRemove }: RunningDownloadProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const size = (bytes: number) => describeSize(bytes, language)
  const [done, total] = [size(job.doneBytes), size(job.totalBytes)]
  const again = (anyNetwork: boolean) => downloads.resume(course, anyNetwork)
  return (
    <div className="course-download">
      <div className="download-progress">
        <progress
          aria-label={t`Download`}
          aria-valuetext={t`${done} of ${total}`}
          value={job.doneBytes}
          max={Math.max(1, job.totalBytes)}
        />
        <span className="small num">
          <Trans>
            {done} of {total}
          </Trans>
        </span>
      </div>
      {job.hold !== undefined && (
        <p className="small soft" role="status">
          <HoldText hold={job.hold} />
        </p>
      )}
      <div className="download-buttons">
        {job.hold === undefined || job.hold === 'network' ? (
          <button type="button" className="button plain" onClick={() => downloads.pause(course)}>
            <Trans>Cancel</Trans>
          </button>
        ) : (
          <>
            {job.hold === 'wifi' ? (
              <button type="button" className="button second" onClick={() => again(true)}>
                <Trans>Use mobile data now</Trans>
              </button>
            ) : (
              <button type="button" className="button second" onClick={() => again(false)}>
                <Trans>Resume</Trans>
              </button>
            )}
            {canRemove ? (
              <button
                type="button"
                className="button plain"
                onClick={() => downloads.remove(course, job.units)}
              >
                <Trans>Remove</Trans>
              </button>
            ) : (
              <button
                type="button"
                className="button plain"
                onClick={() => downloads.giveUp(course)}
              >
                <Trans>Stop downloading</Trans>
              </button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function HoldText({ hold }: { hold: Hold }) {
  if (hold === 'paused') return <Trans>Stopped. What was already downloaded is kept.</Trans>
  if (hold === 'network') return <Trans>Resumes when you’re online.</Trans>
  if (hold === 'wifi') return <Trans>Waiting for Wi-Fi.</Trans>
  if (hold === 'room') {
    return <Trans>This device is full. Remove a course or free up some space.</Trans>
  }
  return <Trans>The server didn’t send everything. Retrying automatically.</Trans>
}
