import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { besideSound, defaultMapping, type Entry, type Header } from '@mboa/formats'
import { expect, it } from 'vitest'
import { clipOf } from '../../../../testing/clips-folder.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
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
