import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { CircleCheck, Cloud, Download } from 'lucide-react'
import { useId } from 'react'
import { describeSize } from '../../i18n/describe-size.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import {
  useDownloads,
  type CourseDownload,
  type Downloads,
} from '../../platform/downloads/downloads.ts'
import type { StoredUnit } from '../../platform/course-store/stored-course.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { CourseDownloadRow, DownloadButtons } from './course-download.tsx'
import { readDataChoices } from '../../platform/data-use/data-choices.ts'
import { sizeOf } from './course-totals.tsx'
import { describeStored } from './describe-stored.ts'
import { SoundEvictedBanner } from './storage-banners.tsx'

interface CourseOnDeviceProps {
  course: CourseSummary
  courses: readonly CourseSummary[]
  /** What is being learnt would come back at once. */
  canRemove: boolean
}

/** A course on this device: whole, and for who wants less, unit by unit. */
export function CourseOnDevice({ course, courses, canRemove }: CourseOnDeviceProps) {
  const titleId = useId()
  const { downloads, of } = useDownloads(useSignedInUser().id, courses)
  const download = of(course.course)
  if (download === undefined) return null
  const { isPartly, isUsable } = describeStored(download.units)
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>On this device</Trans>
      </h2>
      {download.units.some((unit) => unit.missingSoundBytes > 0) && <SoundEvictedBanner />}
      <p className="small soft num">
        <CourseWeight course={course} />
      </p>
      <CourseDownloadRow
        course={course}
        download={download}
        downloads={downloads}
        canRemove={canRemove}
      />
      <details open={isPartly && !isUsable}>
        <summary>
          <Trans>Part by part</Trans>
        </summary>
        <ul className="margin-rows">
          {course.units.map(({ unit, title }) => (
            <UnitRow
              key={unit}
              course={course}
              unit={unit}
              title={title}
              download={download}
              downloads={downloads}
              canRemove={canRemove}
            />
          ))}
        </ul>
      </details>
    </section>
  )
}

/** What of a course comes on its way here, by kind. */
function CourseWeight({ course }: { course: CourseSummary }) {
  const { language } = useInterfaceLanguage()
  const size = sizeOf(course)
  const weigh = (bytes: number) => describeSize(bytes, language)
  return (
    <>
      <Trans>texts: {weigh(size.bytes)}</Trans>
      {size.pictureBytes > 0 && (
        <>
          , <Trans>pictures: {weigh(size.pictureBytes)}</Trans>
        </>
      )}
      {size.soundBytes > 0 && (
        <>
          ,{' '}
          {readDataChoices().saver ? (
            <Trans>sound, one voice a word: {weigh(size.soundBytes)}</Trans>
          ) : (
            <Trans>sound, up to three voices a word: {weigh(size.soundBytes)}</Trans>
          )}
        </>
      )}
    </>
  )
}

interface UnitRowProps {
  course: CourseSummary
  unit: string
  title: CourseSummary['name']
  download: CourseDownload
  downloads: Downloads
  canRemove: boolean
}

function UnitRow({ course, unit, title, download, downloads, canRemove }: UnitRowProps) {
  const { language } = useInterfaceLanguage()
  const stored = download.units.find((each) => each.unit === unit)
  if (stored === undefined) return null
  const isComing = download.job?.units.includes(unit) === true && download.job.hold === undefined
  const isHere = stored.texts === 'here'
  return (
    <li>
      <div className="sign">
        <Icon of={isHere ? CircleCheck : isComing ? Download : Cloud} />
      </div>
      <div className="text">
        <div className="grow">
          <p>{glossIn(title, language)}</p>
          <p className="small soft num">
            <UnitState stored={stored} />
          </p>
        </div>
        {download.job === undefined && (
          <DownloadButtons
            course={course}
            downloads={downloads}
            canRemove={canRemove}
            stored={describeStored([stored])}
            unit={{ unit, title: glossIn(title, language) }}
          />
        )}
      </div>
    </li>
  )
}

function UnitState({ stored }: { stored: StoredUnit }) {
  const { language } = useInterfaceLanguage()
  const { texts, storedBytes, missingBytes, soundBytes, missingSoundBytes } = stored
  const bytesHere = storedBytes + soundBytes - missingSoundBytes
  const size = describeSize(texts === 'missing' ? missingBytes : bytesHere, language)
  if (texts === 'missing') return <Trans>not downloaded: {size}</Trans>
  if (texts === 'changed') return <Trans>downloaded; update available</Trans>
  return <Trans>downloaded: {size}</Trans>
}
