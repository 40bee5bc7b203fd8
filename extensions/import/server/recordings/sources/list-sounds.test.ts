import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWavHeader, wrapWav } from '@mboa/domain'
import { besideSound, defaultMapping, type Entry, type Header, originOf } from '@mboa/formats'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../server/src/testing/temporary-folder.ts'
import { clipOf } from '../../testing/clips-folder.ts'
import { createFindSounds } from './list-sounds.ts'

const find = (folder: string, header: Header = {}) =>
  createFindSounds(header, { folder, speaker: 'M. N.', mapping: defaultMapping, dialect: null })

const entryWith = (more: Partial<Entry>): Entry => ({
  key: 'a',
  kind: 'word',
  forms: [{ lang: 'ewo', text: 'taba' }],
  senses: [{ glosses: [{ lang: 'fr', text: 'un' }] }],
  ...more,
})

it('takes the sounds of a word, and none that stands beside a meaning', async () => {
  const extra = [{ format: 'apkg', name: besideSound, value: 'Français' }]
  const sounds = [{ path: 'taba.mp3' }, { path: 'un.mp3', extra }]
  const found = (await find(await temporaryFolder()))(entryWith({ sounds }), 1)
  expect(found.map(({ name, text }) => [name, text])).toEqual([['taba.mp3', 'taba']])
})

it('cuts what is said out of the recording that is there, the one without compression before', async () => {
  const folder = await temporaryFolder()
  const media = (value: string) => ({ format: 'eaf', name: 'media', value })
  const header = { extra: [media('talk.mp4'), media('talk.mp3'), media('talk.wav')] }
  const times = { begin: '100', end: '900' }
  const extra = Object.entries(times).map(([name, value]) => ({ format: 'eaf', name, value }))
  const nameOf = async () => (await find(folder, header))(entryWith({ extra }), 1)[0]?.name
  expect(await nameOf()).toBe('talk.wav 100-900')
  await writeFile(join(folder, 'talk.mp3'), clipOf('talk.mp3'))
  expect(await nameOf()).toBe('talk.mp3 100-900')
  const [clip] = (await find(folder, header))(entryWith({ extra }), 1)
  // 24 kHz: the part itself, whatever it borrows from.
  expect(await clip?.read()).toMatchObject({ ending: 'mp3', part: { count: 0.8 * 24_000 } })
  await writeFile(join(folder, 'talk.wav'), '')
  expect(await nameOf()).toBe('talk.wav 100-900')
})

it('says of a recording that is none, and of a sound in another format, what it is', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'talk.mp3'), 'no sound')
  const header = { extra: [{ format: 'eaf', name: 'media', value: 'talk.mp3' }] }
  const extra = ['begin', 'end'].map((name, at) => ({ format: 'eaf', name, value: String(at * 9) }))
  const entry = entryWith({ extra, sounds: [{ path: 'taba.ogg' }] })
  const [sound, part] = (await find(folder, header))(entry, 1)
  expect(await sound?.read()).toBe('it is no MP3, WAV or FLAC')
  expect(await part?.read()).toBe('its recording is no whole MP3')
  await truncate(join(folder, 'talk.mp3'), 300_000_001)
  expect(await part?.read()).toBe('its recording is larger than 300 MB')
})

const eaf = (name: string, value: string) => ({ format: 'eaf', name, value })

/** A WAV of mono samples, one for each millisecond, each of which says its own time. */
function wavOf(milliseconds: number): Uint8Array {
  const samples = Int16Array.from({ length: milliseconds }, (_, at) => at)
  const data = Buffer.from(samples.buffer)
  const form = { sampleRate: 1000, channels: 1, bits: 16, isFloat: false } as const
  return wrapWav(data, { ...form, dataStart: 0, dataBytes: data.length })
}

it.each([
  ['0', '1000', undefined, 0, 1000],
  ['0', '1000', '2500', 2500, 3500],
  ['10.5', '1234.5', undefined, 11, 1235],
])('cuts what is said from %s to %s after an origin of %s', async (begin, end, origin, ...cut) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a.wav'), wavOf(5000))
  const at = origin === undefined ? [] : [eaf(originOf('a.wav'), origin)]
  const header = { extra: [eaf('media', 'a.wav'), ...at] }
  const extra = [eaf('begin', begin), eaf('end', end), eaf('tier', 'tx')]
  const [clip] = (await find(folder, header))(entryWith({ extra }), 1)
  const read = await clip?.read()
  if (read === undefined || typeof read === 'string') throw new Error(read)
  const { dataStart } = readWavHeader(read.bytes) ?? { dataStart: 0 }
  const data = Buffer.from(read.bytes.subarray(dataStart))
  expect([data.readInt16LE(0), data.readInt16LE(data.length - 2) + 1]).toEqual(cut)
})

it('refuses a sentence whose times the transcription does not say', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a.wav'), wavOf(5000))
  const header = { extra: [eaf('media', 'a.wav')] }
  const extra = [eaf('begin', '0'), eaf('tier', 'tx')]
  const found = (await find(folder, header))(entryWith({ key: 'a1', extra }), 1)
  expect(found.map(({ name }) => name)).toEqual(['a.wav a1'])
  expect(await found[0]?.read()).toBe('it does not say at what times of its recording it is said')
})

it.each([
  ['nd\u00E1p.wav', 'nda\u0301p.wav'],
  ['MB\u00D3T.WAV', 'mb\u00F3t.wav'],
  ['a%20b.wav', 'a b.wav'],
  ['..\\audio\\x.wav', 'x.wav'],
])('finds the sound %j in the file %j', async (path, file) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, file), wavOf(100))
  const [clip] = (await find(folder))(entryWith({ sounds: [{ path }] }), 1)
  expect(await clip?.read()).toMatchObject({ ending: 'wav' })
})

it('prefers the file of that very name', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'A.wav'), wavOf(100))
  await writeFile(join(folder, 'a.wav'), wavOf(200))
  const [clip] = (await find(folder))(entryWith({ sounds: [{ path: 'a.wav' }] }), 1)
  const read = await clip?.read()
  expect(typeof read === 'object' && read.bytes.length).toBe(wavOf(200).length)
})

it.each([
  ['Ngo Ba\u0300s', 'Ngo B\u00E0s'],
  ['  ', 'M. N.'],
  ['null', 'M. N.'],
])('calls the speaker %j of an annotation %j', async (speaker, name) => {
  const sounds = [{ path: 'a.wav' }]
  const entry = entryWith({ sounds, extra: [eaf('speaker', speaker)] })
  const [clip] = (await find(await temporaryFolder()))(entry, 1)
  expect(clip?.voice.name).toBe(name)
})

it.each([
  ['an MP3 named as a WAV', 'a.wav', clipOf('talk.mp3'), 'mp3'],
  ['a WAV named as an MP3', 'a.mp3', wavOf(2000), 'wav'],
])('reads %s by what is in it, whole and in part', async (_, name, bytes, ending) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), bytes)
  const header = { extra: [eaf('media', name)] }
  const extra = [eaf('begin', '100'), eaf('end', '900'), eaf('tier', 'tx')]
  const clips = (await find(folder, header))(entryWith({ extra, sounds: [{ path: name }] }), 1)
  expect(clips).toHaveLength(2)
  for (const clip of clips) expect(await clip.read()).toMatchObject({ ending })
})
