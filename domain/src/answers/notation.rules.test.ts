import { describe, expect, test } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'

const exact = 'cccc exact'
const slip = 'aaaw typo'
const wrong = 'wwww wrong'

describe('what accepted answers spell out', () => {
  const salute = 'Salut à {toi|vous} (tous).'
  testMarkings({ language: 'fr', kind: 'sentence' }, [
    [salute, 'salut à toi', exact],
    [salute, 'salut à vous', exact],
    [salute, 'salut à toi tous', exact],
    [salute, 'Salut à vous, tous !', exact],
    [salute, 'salut à', wrong],
    [salute, 'salut à toi nous deux', wrong],
    [salute, 'salut a vous', 'aaaa letters'],
    [salute, 'salu à vous tous', slip],
    ['(tu) viens', 'viens', exact],
    ['(tu) viens', 'tu viens', exact],
    ['(tu)viens', 'tuviens', exact],
    ['{le (petit)|la} chat', 'la chat', exact],
    ['{il|elle} est venu(e)', 'elle est venue', exact],
    ['{il|elle} est venu(e)', 'il est venu', exact],
    ['({il|elle} vient)', 'elle vient', exact],
    ['viens {ici|par ici|{là|là-bas}}', 'viens là bas', exact],
    ['viens {|ici}', 'viens', exact],
  ])
  testMarkings({ language: 'ewo', kind: 'word' }, [
    ['{okírí|kírí}', 'kírí', exact],
    ['(o)kírí', 'okírí', exact],
    ['(o)kírí', 'kírí', exact],
    ['(o)kírí', 'kiri', 'caaw tone'],
    ['{Okírí|kídi}', 'KÍDI', exact],
  ])
})

test.each([
  [['ɔkiri', 'Okírí'], 'okiri', 'Okírí'],
  [['Okírí', 'okíri'], 'okiri', 'okíri'],
  [['okirí', 'okíri'], 'okiri', 'okirí'],
  [['{ɔkɨri|ɔkiri}', 'o{x|k}íri'], 'okiri', 'o{x|k}íri'],
  [['mvɔɛ́', 'mvɔɛ'], 'mvɔɛ', 'mvɔɛ'],
  [['deftere', 'deftera'], 'deftera', 'deftera'],
  [['zogo', 'kulu'], 'xxxxxxxx', 'zogo'],
])('of %j, “%s” is measured against %s', (accepted, answer, matched) => {
  const request = { language: 'ewo', kind: 'word', strictness: 'relaxed' } as const
  expect(gradeAnswer({ ...request, accepted, answer }).matched).toBe(matched)
})
