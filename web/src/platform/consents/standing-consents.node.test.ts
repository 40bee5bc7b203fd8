import { consentTextVersion, type Consent, type Consents } from '@mboa/contract'
import { expect, it } from 'vitest'
import { choicesOf, mayRecord } from './standing-consents.ts'

const given = (differences: Partial<Consent> = {}): Consent => ({
  use: 'learners',
  textVersion: consentTextVersion,
  licence: null,
  guardianName: null,
  givenAt: 1_790_000_000_000,
  withdrawnAt: null,
  ...differences,
})
const having = (...consents: Consent[]): Consents => ({ textVersion: consentTextVersion, consents })

it('lets nobody record who has not agreed, has withdrawn, or agreed to an older text', () => {
  expect(mayRecord(having(given()))).toBe(true)
  expect(mayRecord(having())).toBe(false)
  expect(mayRecord(having(given({ use: 'research' })))).toBe(false)
  expect(mayRecord(having(given({ withdrawnAt: 1_790_000_001_000 })))).toBe(false)
  expect(mayRecord(having(given({ textVersion: '2020-01' })))).toBe(false)
})

it('ticks what stands and nothing else', () => {
  expect(choicesOf(having())).toEqual({
    textVersion: consentTextVersion,
    learners: false,
    openData: null,
    research: false,
    syntheticVoices: false,
    guardianName: null,
  })
  const consents = having(
    given({ guardianName: 'A guardian' }),
    given({ use: 'open-data', licence: 'CC-BY-4.0' }),
    given({ use: 'research', withdrawnAt: 1_790_000_001_000 }),
  )
  expect(choicesOf(consents)).toMatchObject({
    learners: true,
    openData: 'CC-BY-4.0',
    research: false,
    guardianName: 'A guardian',
  })
})
