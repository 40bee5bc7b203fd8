import type { KeptUnit } from '../../platform/course-store/kept-course.ts'

/** What of these units is on this device, and what the rest weighs. */
export function describeKept(units: readonly KeptUnit[]) {
  const sum = (amount: (unit: KeptUnit) => number) =>
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
