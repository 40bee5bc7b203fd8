import { expect, it } from 'vitest'
import { giveVoices } from '../../testing/device-voices.ts'
import { findDeviceVoice, sayMeaning } from './device-voice.ts'

const french = { lang: 'fr-FR', localService: true }

it('finds a voice that is on the device and speaks the language, and no other', () => {
  const never = () => Promise.resolve()
  const german = { lang: 'de-DE', localService: true }
  giveVoices([german, { ...french, localService: false }], never)
  expect(findDeviceVoice('fr')).toBeUndefined()
  giveVoices([german, french], never)
  expect(findDeviceVoice('fr')).toBe(french)
  expect(findDeviceVoice('en')).toBeUndefined()
})

it('says nothing that is no longer wanted, and waits for nothing then', async () => {
  const said = giveVoices([french], () => new Promise(() => undefined))
  const voice = findDeviceVoice('fr')
  if (voice === undefined) throw new Error('There is no voice.')
  await sayMeaning('une houe', voice, AbortSignal.abort())
  expect(said).toEqual([])
  const leaving = new AbortController()
  const saying = sayMeaning('une houe', voice, leaving.signal)
  leaving.abort()
  await saying
  expect(said).toEqual(['une houe'])
})
