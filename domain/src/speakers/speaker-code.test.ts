import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  makeSpeakerCode,
  readSpeakerCode,
  spaceSpeakerCode,
  speakerCodeBytes,
} from './speaker-code.ts'

const randomness = fc.uint8Array({ minLength: speakerCodeBytes, maxLength: speakerCodeBytes })

it('holds at least 128 bits, each of which counts', () => {
  const of = (byte: number) => makeSpeakerCode(new Uint8Array(speakerCodeBytes).fill(byte))
  expect(of(0)).toBe('0'.repeat(28))
  expect(new Set(Array.from({ length: 32 }, (_, byte) => of(byte))).size).toBe(32)
  expect(speakerCodeBytes * 5).toBeGreaterThanOrEqual(128)
})

it('is read as it is written: in small letters, with gaps and dashes, O for 0 and l for 1', () => {
  fc.assert(
    fc.property(randomness, (random) => {
      const code = makeSpeakerCode(random)
      const spaced = spaceSpeakerCode(code)
      expect(spaced).toMatch(/^(\w{4} ){6}\w{4}$/)
      expect(readSpeakerCode(` ${spaced.toLowerCase()}\n`)).toBe(code)
      expect(readSpeakerCode(spaced.replaceAll(' ', '–'))).toBe(code)
      expect(readSpeakerCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

it('tells every wrong letter, and two letters in the wrong order', () => {
  const place = fc.nat({ max: 25 })
  fc.assert(
    fc.property(randomness, place, place, fc.nat({ max: 31 }), (random, at, other, value) => {
      const letters = Array.from(makeSpeakerCode(random))
      const before = letters.join('')
      const letter = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(value)
      const wrong = letters.with(at, letter).join('')
      expect(readSpeakerCode(wrong)).toBe(wrong === before ? before : undefined)
      const [first = '', second = ''] = [letters[at], letters[other]]
      const turned = letters.with(at, second).with(other, first).join('')
      expect(readSpeakerCode(turned)).toBe(turned === before ? before : undefined)
    }),
    { numRuns: 500 },
  )
})

it('is nothing else', () => {
  for (const typed of ['', '0'.repeat(27), `${'0'.repeat(27)}U`, '0'.repeat(29)]) {
    expect(readSpeakerCode(typed)).toBeUndefined()
  }
})
