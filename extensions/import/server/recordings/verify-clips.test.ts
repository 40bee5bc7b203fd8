import { expect, it } from 'vitest'
import { createSoundChecker } from '../../../../server/src/modules/sound-check/index.ts'
import { clipOf } from '../testing/clips-folder.ts'
import { verifyClips, type SourceClip } from './verify-clips.ts'

const clip = (name: string): SourceClip => ({
  line: 2,
  name,
  voice: { name: 'voice', age: null, sex: null },
  entry: 1,
  kind: 'sentence',
  text: 'Mə nə.',
  dialect: null,
  read: () => Promise.resolve({ bytes: clipOf(name), ending: 'mp3' }),
})
const stored = {
  names: new Set<string>(),
  hashes: new Set<string>(),
  takenBack: new Set<string>(),
  withdrawn: { names: new Set<string>(), hashes: new Set<string>() },
}

it('refuses a clip that takes too long, and hears the next', async () => {
  const [hurried, patient] = [createSoundChecker(1), createSoundChecker(60_000)]
  const soundChecker = {
    verifyClip: (owner: string, asked: Parameters<typeof patient.verifyClip>[1]) =>
      (Buffer.from(asked.bytes).includes('slow') ? hurried : patient).verifyClip(owner, asked),
  }
  const outcomes: unknown[] = []
  for await (const each of verifyClips([clip('slow'), clip('next')], { soundChecker, stored })) {
    outcomes.push(each.outcome === 'refused' ? each.message : each.outcome)
  }
  expect(outcomes).toEqual(['decoding it takes too long', 'verified'])
})

it('goes no further where nothing can be heard at all: no clip is to blame', async () => {
  const soundChecker = { verifyClip: () => Promise.reject(new Error('no thread')) }
  const walk = verifyClips([clip('a')], { soundChecker, stored })
  await expect(walk.next()).rejects.toThrow('no thread')
})
