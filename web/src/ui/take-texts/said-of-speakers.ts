import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ageBands, sexes } from '@mboa/contract'

/** What speakers say of themselves: where they are asked, and where a desk counts them. */
export const ageTexts: Record<(typeof ageBands)[number], MessageDescriptor> = {
  'under-18': msg`Under 18`,
  '18-29': msg`18 to 29`,
  '30-44': msg`30 to 44`,
  '45-59': msg`45 to 59`,
  '60-over': msg`60 or over`,
}

export const sexTexts: Record<(typeof sexes)[number], MessageDescriptor> = {
  female: msg`Woman or girl`,
  male: msg`Man or boy`,
}
