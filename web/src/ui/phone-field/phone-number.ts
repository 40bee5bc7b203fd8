import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  hasCameroonLength,
  isPlausiblePhoneNumber,
  joinPhoneNumber,
  type Country,
} from '@mboa/domain'
import { fieldTexts } from '../form-texts.ts'
import type * as directoryModule from './country-list.tsx'

/** Specification §9. Here as well as in the list of countries, which arrives later. */
export const defaultCountry: Country = {
  flag: 'CM',
  dialCode: '+237',
  name: { en: 'Cameroon', fr: 'Cameroun' },
}

type CountryDirectory = typeof directoryModule

let directory: Promise<CountryDirectory> | undefined

/** The countries with their rules: a chunk of its own, which the form does not wait for. */
export function loadCountryDirectory(): Promise<CountryDirectory> {
  directory ??= import('./country-list.tsx').catch((error: unknown) => {
    directory = undefined
    throw error
  })
  return directory
}

const notNineDigits = msg`Phone numbers in Cameroon have nine digits. Please check yours.`

/** What stands under a phone field as it was typed; undefined where it may be a number. */
export function phoneNumberError(typed: string, dialCode: string): MessageDescriptor | undefined {
  if (typed.trim() === '') return fieldTexts.noPhoneNumber
  if (!isPlausiblePhoneNumber(typed)) return fieldTexts.impossiblePhoneNumber
  const number = joinPhoneNumber(dialCode, typed)
  return hasCameroonLength(number) ? undefined : notNineDigits
}
