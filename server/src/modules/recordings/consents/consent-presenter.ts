import { openDataLicences, type Consent } from '@mboa/contract'
import type { ConsentRow } from './consents.repository.ts'

export function presentConsent(row: ConsentRow): Consent {
  const { use, textVersion, guardianName, givenAt, withdrawnAt } = row
  const licence = openDataLicences.find((known) => known === row.licence) ?? null
  return { use, textVersion, licence, guardianName, givenAt, withdrawnAt }
}
