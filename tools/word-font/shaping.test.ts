import { readFile } from 'node:fs/promises'
import { languages, listAlphabet, markOfTone } from '@mboa/domain'
import { loadPacks, packsFolder } from '@mboa/content'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { keepFeatures, wordLetters } from './word-letters.ts'

const woff2 = await readFile(new URL('../../web/src/ui/fonts/mboa-noto-600.woff2', import.meta.url))
// HarfBuzz reads it unpacked.
const unpacked = await subsetFont(woff2, wordLetters, { targetFormat: 'truetype', keepFeatures })
const face = new Face(new Blob(new Uint8Array(unpacked).buffer))
const font = new Font(face)
const markClass = 3

/** Shapes a text into glyphs: 0 is the id of a character that the font does not have. */
function shapeText(text: string) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let penX = 0
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const position = positions[index]
    const extents = font.glyphExtents(id)
    if (!position || !extents) throw new Error(`No glyph ${index} of ${text}`)
    const { xAdvance: advance, xOffset, yOffset } = position
    const left = penX + xOffset + extents.xBearing
    const top = yOffset + extents.yBearing
    penX += advance
    // HarfBuzz measures heights downwards.
    const ink = { left, right: left + extents.width, bottom: top + extents.height, top }
    const isMark = face.getGlyphClass(id) === markClass
    return { id, isMark, advance, isMoved: xOffset !== 0 || yOffset !== 0, ink }
  })
}

test.each(['ɛ̂', 'ɔ̌', 'ŋ̀', 'ɨ́', 'ʉ̂', 'ɛ̰̂', 'ə̄́', 'ɔ᷆', 'ɛ᷇'])(
  'the marks of %s stand on their letter',
  (cluster) => {
    const [base, ...marks] = shapeText(cluster)
    expect(marks.length).toBe(Array.from(cluster).length - 1)
    expect(base?.isMark).toBe(false)
    expect(problemsOf(cluster)).toEqual([])
  },
)

test('an i or ɨ with a tone mark loses its dot', () => {
  expect(shapeText('ɨ́')[0]?.id).not.toBe(shapeText('ɨ')[0]?.id)
  expect(shapeText('i᷆')[0]?.id).not.toBe(shapeText('i')[0]?.id)
})

test.each(languages.map((language) => [language.code, language] as const))(
  '%s has every letter, and every tone mark on each vowel and nasal',
  (_code, language) => {
    const letters = [...listAlphabet(language), language.glottal ?? []].flat()
    const cased = letters.flatMap((letter) => [letter, letter.toUpperCase()])
    const bearers = cased.filter((letter) => tonal.test(letter.normalize('NFD')))
    const tones = (language.tone?.marked ?? []).map(markOfTone)
    const clusters = bearers.flatMap((letter) => tones.map((mark) => letter + mark))
    expect([...cased, ...clusters].flatMap(problemsOf)).toEqual([])
  },
)

test('every letter of every word and sentence of the packs stands as it should', async () => {
  const courses = await loadPacks(packsFolder)
  const packs = courses.flatMap(({ units }) => units.map(({ pack }) => pack))
  const items = packs.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const texts = items.flatMap(({ text, accepted = [] }) => [text, ...accepted])
  const names = courses.map(({ summary }) => summary.autonym)
  const clusters = [...texts, ...names].flatMap((text) =>
    Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment),
  )
  expect([...new Set(clusters)].flatMap(problemsOf)).toEqual([])
})

/** Letters that bear tone: a vowel or a nasal, with whatever marks belong to the letter. */
const tonal = /^[aɑæɛeəǝiɨoɔœøuʉmnŋ]\p{M}*$/iu

/** What a reader would notice: a missing glyph, a mark beside its letter, marks on each other. */
function problemsOf(text: string): string[] {
  const glyphs = shapeText(text.normalize('NFC'))
  if (glyphs.some(({ id }) => id === 0)) return [`${text} has no glyph`]
  const base = glyphs[0]
  const marks = glyphs.filter(({ isMark }) => isMark)
  if (base === undefined) return [`${text} is empty`]
  return marks.flatMap((mark, index) => {
    const centre = (mark.ink.left + mark.ink.right) / 2
    const earlier = marks.slice(0, index)
    const isClear = earlier.every(
      ({ ink }) => mark.ink.bottom >= ink.top || mark.ink.top <= ink.bottom,
    )
    return [
      ...(mark.advance === 0 ? [] : [`a mark of ${text} takes room of its own`]),
      ...(mark.isMoved ? [] : [`a mark of ${text} is not positioned`]),
      ...(centre > base.ink.left && centre < base.ink.right ? [] : [`a mark of ${text} is beside`]),
      ...(isClear ? [] : [`the marks of ${text} run into each other`]),
    ]
  })
}
