import type { CourseSummary } from '@mboa/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { downloadsOf, type CourseDownload, type Downloads } from './downloads.ts'

/** What of these courses is on this device, on its way, or wanted. */
export function useDownloads(
  userId: string,
  courses: readonly CourseSummary[],
): { downloads: Downloads; of: (course: string) => CourseDownload | undefined } {
  const downloads = downloadsOf(userId)
  const snapshot = useSyncExternalStore(downloads.subscribe, downloads.getSnapshot)
  useEffect(() => downloads.follow(courses), [downloads, courses])
  return { downloads, of: (course) => snapshot.get(course) }
}
