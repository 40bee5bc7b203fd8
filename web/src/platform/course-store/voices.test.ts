import { expect, it } from 'vitest'
import { aRecording } from '../../testing/recordings.ts'
import { soundOf } from '../sound/sound-of.ts'
import {
  preferredRecording,
  readVoicePreference,
  writeVoicePreference,
} from './voice-preference.ts'

const voice = (speaker: string, dialect: string | null) =>
  aRecording({ id: speaker, voice: { speaker, dialect, name: null } })
const voices = [voice('a', null), voice('b', 'Mvele'), voice('c', 'Mvele'), voice('d', 'Bene')]

it.each([
  [{}, 'a'],
  [{ speaker: 'c' }, 'c'],
  [{ speaker: 'gone', dialect: 'Bene' }, 'd'],
  [{ dialect: 'Mvele' }, 'b'],
  [{ speaker: 'gone', dialect: 'gone' }, 'a'],
])('who prefers %j hears %s', (preference, expected) => {
  expect(preferredRecording(voices, { isSlow: false, ...preference })?.id).toBe(expected)
})

it('the choice of a voice and a pace stays on the device, for each course', () => {
  writeVoicePreference('ewo', { speaker: 'a', isSlow: true })
  expect(readVoicePreference('ewo')).toEqual({ speaker: 'a', isSlow: true })
  expect(readVoicePreference('dua')).toEqual({ isSlow: false })
  localStorage.setItem('mboa-voice:dua', '{broken')
  expect(readVoicePreference('dua')).toEqual({ isSlow: false })
  localStorage.clear()
})

it('a browser without Ogg Opus gets the part of the archive that is heard', () => {
  const recording = aRecording({ gainDb: 3 })
  const { opus, flac } = recording
  expect(soundOf(recording, true)).toEqual({ address: opus?.address, gainDb: 3 })
  const { address, startMs, endMs } = flac
  expect(soundOf(recording, false)).toEqual({ address, gainDb: 3, startMs, endMs })
  expect(soundOf({ ...recording, opus: null }, true)).toMatchObject({ address })
})
