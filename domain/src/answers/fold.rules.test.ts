import { describe } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'

const exact = 'cccc exact'
const nothing = 'wwww wrong'

describe('an answer that looks like the accepted one is exact', () => {
  testMarkings({ language: 'bbj', kind: 'word' }, [
    ['pǒtsə́', 'po\u030ctsə\u0301', exact],
    ['po\u030ctsə\u0301', 'pǒtsə́', exact],
    ['pǒtsə́', 'PǑTSƏ́', exact],
    ['Mfaʼ', "mfa'", exact],
    ['Mfaʼ', 'mfa\u2019', exact],
    ['Mfaʼ', 'mfa\u2018', exact],
    ['Mfaʼ', 'mfa\u02bb', exact],
    ['Mfaʼ', 'mfa`', exact],
    ['Mfaʼ', 'mfa\u00b4', exact],
    ['Mfaʼ', 'mfa\ua78c', exact],
    ['Mfaʼ', 'MFA\ua78b', exact],
    ['Mfaʼ', 'mfa\u0294', exact],
    ['Mfaʼ', 'mfa\u02c0', exact],
    ['Mfaʼ', 'mfa\u2032', exact],
    ["mfa'", 'mfaʼ', exact],
    ['gʉ́', 'Ʉ́g'.slice(2) + 'Ʉ́', exact],
    ['msə̌ŋwi', 'msǝ\u030cŋwi', exact],
    ['ŋkɔ', '\ufeffŋ\u200bk\u00adɔ\u2060', exact],
    ['ŋkɔ', '\u200eŋkɔ\u200f', exact],
    ['ŋkɔ', '«\u00a0ŋkɔ\u202f!»', exact],
    ['ŋkɔ', 'ŋkɔ 😀', exact],
    ['ŋkɔ', '\tŋkɔ\n', exact],
  ])
  testMarkings({ language: 'ksf', kind: 'word' }, [
    ['ǝ́ǝ́', 'ə́ə́', exact],
    ['ə́ə́', 'ǝ́ǝ́', exact],
    ['ǝ́ǝ́', 'Ə́Ǝ́', exact],
  ])
  testMarkings({ language: 'ewo', kind: 'word' }, [
    ['mvɔɛ́', 'mvɔε\u0301', exact],
    ['mvɔɛ́', 'mvɔέ', exact],
    ['okoa', 'οkοа', exact],
    ['okoa', 'ОКОА', exact],
    ['mə nə', 'mə\u2003nə', exact],
    ['mə nə', 'mə,nə', exact],
    ['mə-nə', 'mə nə', exact],
    ['mə nə', 'mə\u2011nə', exact],
    ['mə nə?', 'Mə nə', exact],
    ['¿mə nə…', '“mə nə”', exact],
    // An apostrophe is nothing where the language has no glottal letter.
    ['m’ɛ', 'mɛ', exact],
    ['mɛ', 'm\u02bcɛ', exact],
  ])
  testMarkings({ language: 'byv', kind: 'sentence' }, [
    ['ó ghʉ nkɑb', 'ό ghʉ nkαb', exact],
    ['ὰ', 'ɑ̀', exact],
    ['ɑ', 'Ɑ', exact],
  ])
  testMarkings({ language: 'bas', kind: 'word' }, [
    ['a᷆', 'A\u1dc6', exact],
    ['ɓàsàa', 'ƁÀSÀA', exact],
    ['a̍', 'A\u030d', exact],
  ])
  testMarkings({ language: 'jgo', kind: 'word' }, [
    ['Ndaꞌa', 'nda’a', exact],
    ['ʉ̈́', 'ʉ\u0301\u0308', exact],
    ['ʉ̈́', 'Ʉ\u0308\u0301', exact],
  ])
  testMarkings({ language: 'agq', kind: 'word' }, [
    ['ɨʔ', "ɨ'", exact],
    ["ɨ'", 'Ɨʔ', exact],
  ])
  testMarkings({ language: 'ff', kind: 'word' }, [
    ['ɗon', 'ƊON', exact],
    ['na’i', 'NAʼI', exact],
    ['ƴiite', 'Ƴiite', exact],
  ])
  testMarkings({ language: 'fub', kind: 'word' }, [['Useko.', 'useko', exact]])
})

describe('nothing that can be read is wrong', () => {
  testMarkings({ language: 'bbj', kind: 'word' }, [
    ['yaʼ', '', nothing],
    ['yaʼ', '   \u00a0', nothing],
    ['yaʼ', "'", nothing],
    ['yaʼ', '’’’', nothing],
    ['yaʼ', '…', nothing],
    ['yaʼ', '🙂👍🏾', nothing],
    ['yaʼ', '\u200b\u200d', nothing],
    ['yaʼ', '\u0301', nothing],
    ['yaʼ', '\ud83d', nothing],
    ['yaʼ', 'ya'.repeat(5_000), nothing],
    ['yaʼ', 'ʼ'.repeat(10_000), nothing],
    ['ŋʼ', 'ŋʼ '.repeat(3_333), nothing],
    ['yaʼ', '   '.repeat(3_333), nothing],
    ['', 'ya', nothing],
    ['', '', nothing],
  ])
  testMarkings({ language: 'fr', kind: 'word' }, [
    ['maison', '', nothing],
    ['maison', "l'", nothing],
    ['maison', 'la', nothing],
    ['maison', "c'est ".repeat(1_700), nothing],
  ])
  testMarkings({ language: 'en', kind: 'sentence' }, [
    ['it is a man', "it's ".repeat(2_000), nothing],
    ['it is a man', '!', nothing],
  ])
})
