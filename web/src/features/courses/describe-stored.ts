import type { StoredUnit } from '../../platform/course-store/stored-course.ts'
import type { CourseDownload } from '../../platform/downloads/downloads.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'

/** What of these units is on this device, and what the rest weighs. */
export function describeStored(units: readonly StoredUnit[]) {
  const sum = (amount: (unit: StoredUnit) => number) =>
    Math.round(units.reduce((total, unit) => total + amount(unit), 0))
  const missingBytes = sum((unit) => unit.missingBytes)
  const missingSoundBytes = sum((unit) => unit.missingSoundBytes)
  return {
    missingBytes,
    missingSoundBytes,
    soundBytes: sum((unit) => unit.soundBytes),
    isComplete: missingBytes + missingSoundBytes === 0,
    /** Can be learnt without a network, if in an older revision. */
    isUsable: units.every(({ texts }) => texts !== 'missing'),
    isPartly: units.some(({ texts }) => texts !== 'missing'),
  }
}

/** Whether a course could be practised now: without a network, some of it must be here. */
export function useCanBegin(): (download: CourseDownload | undefined) => boolean {
  const isOnline = useIsOnline()
  return (download) =>
    isOnline ||
    // Not looked at yet.
    download === undefined ||
    download.units.some(({ texts }) => texts !== 'missing')
}
