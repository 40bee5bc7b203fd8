import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { Download } from 'lucide-react'
import { describeSize } from '../../i18n/describe-size.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { CourseDownload, Downloads } from '../../platform/downloads/downloads.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { Icon } from '../../ui/icon.tsx'
import { describeStored } from './describe-stored.ts'
import { RunningDownload } from './running-download.tsx'

interface CourseDownloadProps {
  course: CourseSummary
  /** Undefined until the device has been looked at. */
  download: CourseDownload | undefined
  downloads: Downloads
  /** What is being learnt would come back at once. */
  canRemove: boolean
}

/** What of a course is on this device, and the way to bring the rest or to take it off again. */
export function CourseDownloadRow(props: CourseDownloadProps) {
  const { course, download, downloads, canRemove } = props
  const { language } = useInterfaceLanguage()
  const isOnline = useIsOnline()
  if (download === undefined) return null
  if (download.job !== undefined) {
    return (
      <RunningDownload
        course={course.course}
        job={download.job}
        downloads={downloads}
        canRemove={canRemove}
      />
    )
  }
  const stored = describeStored(download.units)
  const size = (bytes: number) => describeSize(bytes, language)
  if (!isOnline && !stored.isPartly) {
    const missing = size(stored.missingBytes)
    return (
      <p className="course-download small soft">
        <Trans>Go online once to download: {missing}.</Trans>
      </p>
    )
  }
  return (
    <div className="course-download">
      {stored.isPartly && (
        <p className="small soft">
          <StoredText stored={stored} size={size} />
        </p>
      )}
      <DownloadButtons
        course={course}
        stored={stored}
        downloads={downloads}
        canRemove={canRemove}
      />
    </div>
  )
}

interface PartProps {
  stored: ReturnType<typeof describeStored>
  size: (bytes: number) => string
}

function StoredText({ stored, size }: PartProps) {
  if (stored.isComplete && stored.soundBytes > 0)
    return <Trans>Available offline, with sound.</Trans>
  if (stored.isComplete) return <Trans>Available offline.</Trans>
  const missing = size(stored.missingBytes)
  if (stored.isUsable && stored.missingBytes > 0) {
    return <Trans>Available offline. {missing} more to download: pictures or updates.</Trans>
  }
  if (stored.isUsable && stored.missingSoundBytes < stored.soundBytes) {
    return <Trans>Available offline, with part of its sound.</Trans>
  }
  if (stored.isUsable) return <Trans>Available offline, without sound.</Trans>
  return <Trans>Partly downloaded; {missing} missing.</Trans>
}

interface ButtonsProps extends Pick<PartProps, 'stored'> {
  course: CourseSummary
  downloads: Downloads
  canRemove: boolean
  /** One unit of it, by its name for the buttons. */
  unit?: { unit: string; title: string }
}

/** Download with and without sound, each with its size; and remove. */
export function DownloadButtons({ course, stored, downloads, canRemove, unit }: ButtonsProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const name = unit?.title ?? glossIn(course.name, language)
  const units = unit && [unit.unit]
  const withSoundBytes = stored.missingBytes + stored.missingSoundBytes
  const plain = describeSize(stored.missingBytes, language)
  const sounding = describeSize(withSoundBytes, language)
  const start = (withSound: boolean) =>
    downloads.start({ course: course.course, withSound, ...(units && { units }) })
  return (
    <div className="download-buttons">
      {stored.missingBytes > 0 && (
        <button
          type="button"
          className="button second"
          aria-label={t`Download ${name}, ${plain}`}
          onClick={() => start(false)}
        >
          <Icon of={Download} size={20} />
          <span className="num">{plain}</span>
        </button>
      )}
      {stored.missingSoundBytes > 0 && (
        <button
          type="button"
          className="button second"
          aria-label={t`Download ${name}, ${sounding} with sound`}
          onClick={() => start(true)}
        >
          <Icon of={Download} size={20} />
          <span className="num">
            <Trans>{sounding} with sound</Trans>
          </span>
        </button>
      )}
      {stored.isPartly && canRemove && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Remove ${name} from this device`}
          onClick={() => downloads.remove(course.course, units)}
        >
          <Trans>Remove</Trans>
        </button>
      )}
    </div>
  )
}
