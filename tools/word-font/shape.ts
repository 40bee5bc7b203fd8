import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { keepFeatures } from './compose-word-font.ts'
import { wordLetters } from './word-letters.ts'

/** Where ink falls, in font units, y upwards. */
export interface Ink {
  left: number
  right: number
  bottom: number
  top: number
}

export interface ShapedGlyph {
  /** 0 is `.notdef`: the font has no such character. */
  id: number
  isMark: boolean
  advance: number
  /** How far from the pen the font's positioning rules moved it. */
  offset: { x: number; y: number }
  ink: Ink
}

const markClass = 3

/** Opens a WOFF2 file for shaping; HarfBuzz reads it unpacked. */
export async function openFont(woff2: Buffer): Promise<(text: string) => ShapedGlyph[]> {
  const unpacked = await subsetFont(woff2, wordLetters, { targetFormat: 'truetype', keepFeatures })
  const bytes = new Uint8Array(unpacked)
  const face = new Face(new Blob(bytes.buffer))
  const font = new Font(face)
  return (text) => shapeText(face, font, text)
}

function shapeText(face: Face, font: Font, text: string): ShapedGlyph[] {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let penX = 0
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const position = positions[index]
    if (position === undefined) throw new Error(`No position for glyph ${index} of ${text}`)
    const { xAdvance, xOffset, yOffset } = position
    const extents = font.glyphExtents(id)
    if (extents === undefined) throw new Error(`No extents for glyph ${index} of ${text}`)
    const left = penX + xOffset + extents.xBearing
    const top = yOffset + extents.yBearing
    penX += xAdvance
    return {
      id,
      isMark: face.getGlyphClass(id) === markClass,
      advance: xAdvance,
      offset: { x: xOffset, y: yOffset },
      // HarfBuzz measures heights downwards.
      ink: { left, right: left + extents.width, bottom: top + extents.height, top },
    }
  })
}
