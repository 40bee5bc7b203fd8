import type { Country } from '@mboa/domain'

/** Specification §9. Here as well as in the list of countries, which arrives later. */
export const defaultCountry: Country = {
  flag: 'CM',
  dialCode: '+237',
  name: { en: 'Cameroon', fr: 'Cameroun' },
}
