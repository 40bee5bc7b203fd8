import type { InterfaceLanguage } from '@mboa/contract'
import { regionalTag } from './interface-language.ts'

const unitBytes = { kilobyte: 1_000, megabyte: 1_000_000 } as const

/**
 * A download's size for people: whole kilobytes, at least one; megabytes from a thousand on.
 *
 * @example describeSize(2_140_000, 'fr') // '2,1 Mo'
 */
export function describeSize(bytes: number, language: InterfaceLanguage): string {
  const isLarge = Math.round(bytes / unitBytes.kilobyte) >= 1_000
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const amount = Math.max(isLarge ? 0 : 1, bytes / unitBytes[unit])
  return new Intl.NumberFormat(regionalTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(amount)
}
