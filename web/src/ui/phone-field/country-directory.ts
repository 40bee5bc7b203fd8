export { CountryList } from './country-list.tsx'
export { joinPhoneNumber, splitPhoneNumber } from '@mboa/domain'
