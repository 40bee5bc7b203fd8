import {
  consentTextVersion,
  type Consent,
  type ConsentChoices,
  type Consents,
  type ConsentUse,
} from '@mboa/contract'

/** The consent to a use that has not been withdrawn. */
export function findStanding({ consents }: Consents, use: ConsentUse): Consent | undefined {
  return consents.find((consent) => consent.use === use && consent.withdrawnAt === null)
}

/** Whether this person has agreed, under the text as it stands now, that learners hear them. */
export function mayRecord(consents: Consents): boolean {
  return findStanding(consents, 'learners')?.textVersion === consentTextVersion
}

/** What stands, as the form shows it: nothing is ticked that was not given. */
export function choicesOf(consents: Consents): ConsentChoices {
  const learners = findStanding(consents, 'learners')
  return {
    textVersion: consentTextVersion,
    learners: learners !== undefined,
    openData: findStanding(consents, 'open-data')?.licence ?? null,
    research: findStanding(consents, 'research') !== undefined,
    syntheticVoices: findStanding(consents, 'synthetic-voices') !== undefined,
    guardianName: learners?.guardianName ?? null,
  }
}
