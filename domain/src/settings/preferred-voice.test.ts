import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildSetting } from '../testing/practice-events.ts'
import { changePreferredVoice, readPreferredVoice } from './preferred-voice.ts'

test.each([[{}], [{ speaker: 'a' }], [{ speaker: 'a', dialect: 'Mvele' }]])(
  'who chose %j is read so, in that course alone',
  (voice) => {
    const fold = foldEvents([buildSetting(changePreferredVoice('ewo', voice))])
    expect(readPreferredVoice(fold, 'ewo')).toEqual(voice)
    expect(readPreferredVoice(fold, 'dua')).toBeUndefined()
  },
)

test('a value of a later version counts as not chosen', () => {
  const fold = foldEvents([buildSetting({ ...changePreferredVoice('ewo', {}), value: 7 })])
  expect(readPreferredVoice(fold, 'ewo')).toBeUndefined()
})
