import { useIsOnline } from '../../platform/network/use-is-online.ts'
import type { CourseDownload } from '../../platform/downloads/downloads.ts'

/** Whether a course could be practised now: without a network, some of it must be here. */
export function useCanBegin(): (download: CourseDownload | undefined) => boolean {
  const isOnline = useIsOnline()
  return (download) =>
    isOnline ||
    // Not looked at yet.
    download === undefined ||
    download.units.some(({ texts }) => texts !== 'missing')
}
