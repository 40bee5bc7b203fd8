import { expect, it, onTestFinished } from 'vitest'
import type { Recording } from '@mboa/contract'
import { changeDataChoices } from '../data-use/data-choices.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { aRecording } from '../../testing/recordings.ts'
import { soundOf } from '../sound/sound-of.ts'
import {
  listKeptVoices,
  preferredRecording,
  readVoicePreference,
  saveVoicePreference,
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
  expect(preferredRecording(voices, preference)?.id).toBe(expected)
})

it('the choice of a voice and a pace stays on the device, for each course', async () => {
  saveVoicePreference('ewo', { speaker: 'a', isSlow: true })
  expect(readVoicePreference('ewo')).toEqual({ speaker: 'a', isSlow: true })
  expect(readVoicePreference('dua')).toEqual({ isSlow: false })
  localStorage.setItem('mboa.voice.dua', '{broken')
  expect(readVoicePreference('dua')).toEqual({ isSlow: false })
  await takeComplaint('reading the voice chosen for a course')
  localStorage.clear()
})

it('a browser without Ogg Opus gets the part of the archive that is heard', () => {
  const recording = aRecording({ gainDb: 3 })
  const { id: take, opus, flac } = recording
  expect(soundOf(recording, true)).toEqual({ address: opus?.address, gainDb: 3, take })
  const { address } = flac
  expect(soundOf(recording, false)).toEqual({ address, gainDb: 3, take })
  const part = { startMs: 100, endMs: 900 }
  expect(soundOf({ opus: null, flac: { address, ...part }, gainDb: 3 }, false)).toEqual({
    address,
    gainDb: 3,
    ...part,
  })
  expect(soundOf({ ...recording, opus: null }, true)).toMatchObject({ address })
})

/** The voice that is heard of each word in a session. */
const heardIn = (session: string, words: readonly (readonly Recording[])[]) =>
  words.map((recordings) => preferredRecording(recordings, {}, session)?.voice.speaker)

it('all voices take turns, from one session to the next; within one they stay', () => {
  const words = [voices, voices.toReversed(), voices.slice(0, 3)]
  const sessions = Array.from({ length: 40 }, (_, nth) => `session ${nth}`)
  const heard = sessions.map((session) => heardIn(session, words))
  expect(new Set(heard.map(([first]) => first))).toEqual(new Set(['a', 'b', 'c', 'd']))
  for (const [first, second, third] of heard) {
    expect(second).toBe(first)
    if (first !== 'd') expect(third).toBe(first)
  }
  expect(sessions.map((session) => heardIn(session, words))).toEqual(heard)
})

it('who has chosen a voice hears it in every session', () => {
  for (const session of ['one', 'two', 'three', 'four']) {
    expect(preferredRecording(voices, { speaker: 'c' }, session)?.id).toBe('c')
    expect(['b', 'c']).toContain(preferredRecording(voices, { dialect: 'Mvele' }, session)?.id)
  }
})

it('where data is to be spared the voice is heard that was downloaded', () => {
  changeDataChoices({ saver: true })
  onTestFinished(() => changeDataChoices({ saver: false }))
  const heard = ['one', 'two', 'three', 'four'].map((session) => heardIn(session, [voices])[0])
  expect(new Set(heard)).toEqual(new Set(['a']))
})

it('a download keeps three voices of a word, the liked one first, and one where data is dear', () => {
  const again = aRecording({ id: 'a again', voice: { speaker: 'a', dialect: null, name: null } })
  const all = [voice('a', null), again, ...voices.slice(1)]
  const kept = (speaker: string | undefined, isSparing: boolean) =>
    listKeptVoices(all, speaker === undefined ? {} : { speaker }, isSparing).map(({ id }) => id)
  expect(kept(undefined, false)).toEqual(['a', 'b', 'c'])
  expect(kept('d', false)).toEqual(['d', 'a', 'b'])
  expect(kept('d', true)).toEqual(['d'])
  expect(kept(undefined, true)).toEqual(['a'])
  expect(listKeptVoices([], {}, false)).toEqual([])
})
