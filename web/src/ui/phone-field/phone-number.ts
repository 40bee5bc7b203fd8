import type { MessageDescriptor } from '@lingui/core'
import { isPlausiblePhoneNumber, type Country } from '@mboa/domain'
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

/** What stands under a phone field as it was typed; undefined where it may be a number. */
export function phoneNumberError(typed: string): MessageDescriptor | undefined {
  if (typed.trim() === '') return fieldTexts.noPhoneNumber
  return isPlausiblePhoneNumber(typed) ? undefined : fieldTexts.impossiblePhoneNumber
}
