import { Plural, Trans } from '@lingui/react/macro'
import { CloudUpload, HardDriveDownload } from 'lucide-react'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useDownloadedCourses } from '../../platform/course-store/downloaded-courses.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { useWaiting } from '../../platform/practice-store/use-waiting.ts'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'

/** What this device holds: the courses that need no network, and what it has still to send. */
export function DeviceState({ course }: { course: Course }) {
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const downloaded = useDownloadedCourses(userId, course)
  const locale = regionalTag(language)
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' })
  return (
    <MarginRows>
      {downloaded !== undefined && downloaded.length > 0 && (
        <MarginRow icon={HardDriveDownload}>
          <div className="grow">
            <p>
              <Trans>Available offline:</Trans>
            </p>
            <ul className="small soft num">
              {downloaded.map(({ summary, bytes }) => (
                <li key={summary.course}>
                  {glossIn(summary.name, language)} (
                  {size.format(Math.max(1, Math.round(bytes / 1000)))})
                </li>
              ))}
            </ul>
          </div>
        </MarginRow>
      )}
      <WaitingRow />
    </MarginRows>
  )
}

function WaitingRow() {
  const waiting = useWaiting()
  if (waiting === undefined) return null
  const { answers, changes, reports } = waiting
  if (answers + changes + reports === 0) return null
  return (
    <MarginRow icon={CloudUpload}>
      <div className="grow">
        {answers > 0 && (
          <p>
            <Plural
              value={answers}
              one="# answer waiting to be sent."
              other="# answers waiting to be sent."
            />
          </p>
        )}
        {changes > 0 && (
          <p>
            <Plural
              value={changes}
              one="# change waiting to be sent."
              other="# changes waiting to be sent."
            />
          </p>
        )}
        {reports > 0 && (
          <p>
            <Plural
              value={reports}
              one="# report waiting to be sent."
              other="# reports waiting to be sent."
            />
          </p>
        )}
        <p className="small soft">
          <Trans>Saved on this device and sent automatically.</Trans>
        </p>
      </div>
    </MarginRow>
  )
}
