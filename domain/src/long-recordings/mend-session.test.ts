import { describe, expect, it } from 'vitest'
import {
  chooseWord,
  listSessions,
  shiftWords,
  startMending,
  toggleUnwanted,
  wordAt,
  type KeptTake,
  type Mending,
} from './mend-session.ts'

const minute = 60_000

function said(id: string, atMinute: number, differences: Partial<KeptTake> = {}): KeptTake {
  return { id, kind: 'word', speaker: undefined, recordedAt: atMinute * minute, ...differences }
}

const idsOf = (sessions: readonly KeptTake[][]) =>
  sessions.map((session) => session.map(({ id }) => id).join(' '))

describe('sessions', () => {
  it('are what one speaker said without a long pause, the newest first', () => {
    const takes = [said('d', 61), said('a', 0), said('b', 1), said('c', 60), said('e', 71)]
    expect(idsOf(listSessions(takes))).toEqual(['c d e', 'a b'])
  })

  it('end where somebody else speaks, or sentences come, and a take alone is none', () => {
    const takes = [
      said('a', 0),
      said('b', 0),
      said('c', 0, { speaker: 'elder' }),
      said('d', 0, { speaker: 'elder' }),
      said('e', 0, { speaker: 'elder', kind: 'sentence' }),
      said('f', 0),
    ]
    expect(idsOf(listSessions(takes))).toEqual(['c d', 'a b'])
  })
})

const wordsOf = (mending: Mending) => mending.places.map((_, at) => wordAt(mending, at))

describe('a misfiled session', () => {
  // Who says "two" slowly fills the place of "three" as well; the rest is one late.
  const filed = startMending(['one', 'two', 'three', 'four', 'five'])

  it('is mended from a point on by one, and back', () => {
    const mended = shiftWords(filed, filed.places, 3, -1)
    expect(wordsOf(mended)).toEqual(['one', 'two', 'three', 'three', 'four'])
    const back = shiftWords(mended, mended.places, 3, 1)
    expect(wordsOf(back)).toEqual(wordsOf(filed))
  })

  it('leaves what is moved past the list without a word, until it is moved back', () => {
    const late = shiftWords(filed, filed.places, 1, 1)
    expect(wordsOf(late)).toEqual(['one', 'three', 'four', 'five', undefined])
    expect(wordsOf(shiftWords(late, late.places, 1, -1))).toEqual(wordsOf(filed))
  })

  it('asks each word once, where one was said again', () => {
    const again = startMending(['one', 'two', 'two', 'three', 'four'])
    expect(wordsOf(shiftWords(again, again.places, 3, -1))).toEqual([
      'one',
      'two',
      'two',
      'two',
      'three',
    ])
  })

  it('lets one hold another word alone, which no shift moves', () => {
    const chosen = chooseWord(filed, 1, 'ten')
    expect(wordsOf(chosen)).toEqual(['one', 'ten', 'three', 'four', 'five'])
    const shifted = shiftWords(chosen, chosen.places, 0, 1)
    expect(wordsOf(shifted)).toEqual(['two', 'ten', 'four', 'five', undefined])
    // One of the list moves as the others do.
    expect(wordsOf(chooseWord(shifted, 1, 'one'))[1]).toBe('one')
    expect(wordsOf(chooseWord(shifted, 4, 'five'))[4]).toBe('five')
  })

  it('names what nobody is to hear, and takes that back', () => {
    const marked = toggleUnwanted(filed, 2)
    expect([...marked.unwanted]).toEqual([2])
    expect(wordsOf(marked)).toEqual(wordsOf(filed))
    expect(toggleUnwanted(marked, 2).unwanted.size).toBe(0)
  })
})
