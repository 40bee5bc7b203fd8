import { describe, expect, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { melodyOf, writtenTonesOf } from './melody-of.ts'

/** Words of the courses as their sources write them, with a tone for each syllable. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agq: { tɛ̀: 'low', ndzɔ̀ŋɔ̀nùm: 'low low low' },
  bas: {
    ɓás: 'high',
    tɔ̀: 'low',
    jǒy: 'rising',
    mòó: 'rising',
    áâ: 'falling',
    màlép: 'low high',
    sáàmbɔ́k: 'falling high',
    ŋ̀ŋ̂: 'low falling',
    'ŋgwà ûm': 'low falling',
  },
  byv: {
    ŋ̂: 'falling',
    kɔ̌: 'rising',
    bə̀lòŋ: 'low low',
    fúmə́: 'high high',
    dʉ̌ʼŋwàʼnì: 'rising low low',
  },
  dua: {
    mbɔ́: 'high',
    ɓwâm: 'falling',
    dína: 'high low',
    masóma: 'low high low',
    wɛ́ŋgɛ̄: 'high mid',
    ɓéɓǎ: 'high rising',
    'na sôm': 'low falling',
  },
  ewo: {
    dzāl: 'mid',
    m̀bú: 'low high',
    ǹtól: 'low high',
    mvyě: 'rising',
    êsyé: 'falling high',
    mǎnyǎŋ: 'rising rising',
  },
  jgo: { ɔ́ŋ: 'high' },
  kkj: { kámɔ́: 'high high' },
  ksf: { sárúwá: 'high high high', ráá: 'high' },
  mgo: { tèchɔ̀ŋ: 'low low', èè: 'low' },
  nmg: { mpálâ: 'high falling' },
  nnh: { 'mvfò lyɛ̌ʼ': 'low rising', 'fʉ̀ʼ nèm': 'low low' },
  yav: { mándɛ̀: 'high low', màtíndàt: 'low high low' },
}

describe.each(Object.entries(known))('the tones of %s', (code, words) => {
  test.each(Object.entries(words))('%s', (word, tones) => {
    expect(writtenTonesOf(word, getLanguage(code))).toEqual(tones.split(' '))
  })
})

test.each([
  ['ewo', 'okírí', 'its transcripts leave marks out'],
  ['bas', 'ɓàsàa', 'the second half of a long vowel has no mark'],
  ['dua', 'papa', 'no mark at all: nobody knows whether its tones were written'],
  ['dua', 'duálá', 'its syllables are not known'],
  ['jgo', 'ŋgáŋ', 'a nasal without a mark may be a syllable with a tone of its own'],
  ['bas', 'áàá', 'three levels in one syllable'],
  ['jgo', 'a̍', 'a mark whose level no source tells'],
  ['gyi', 'mbúmbù', 'our sources do not tell its syllables'],
  ['fub', 'nyaamu', 'it has no tones'],
  ['bum', 'dí', 'its marks are letters'],
])('%s %s is unknown: %s', (code, word) => {
  expect(writtenTonesOf(word, getLanguage(code))).toBe('unknown')
})

test('of a language without a profile nothing is known', () => {
  expect(melodyOf('mbá', undefined)).toBe('unknown')
})

test('glides are told with their ends, long syllables as long', () => {
  expect(melodyOf('mòó', getLanguage('bas'))).toEqual([
    { tone: 'rising', from: 'low', to: 'high', isLong: true },
  ])
  expect(melodyOf('a᷆', getLanguage('bas'))).toEqual([
    { tone: 'falling', from: 'mid', to: 'low', isLong: false },
  ])
})

test('an unmarked vowel is what its language leaves unmarked', () => {
  expect(writtenTonesOf('pàka', getLanguage('lmp'))).toEqual('unknown')
  expect(writtenTonesOf('múto', getLanguage('dua'))).toEqual(['high', 'low'])
})
