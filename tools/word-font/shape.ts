import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { keepFeatures } from './compose-word-font.ts'
import { wordLetters } from './word-letters.ts'

interface ShapedGlyph {
  /** 0 is `.notdef`: the font has no such character. */
  id: number
  isMark: boolean
  advance: number
  /** Whether the font's positioning rules moved it from the pen. */
  isMoved: boolean
  /** Bounds in font units, y upwards. */
  ink: { left: number; right: number; bottom: number; top: number }
}

const markClass = 3

/** Opens a WOFF2 file for shaping; HarfBuzz reads it unpacked. */
export async function openFont(woff2: Buffer): Promise<(text: string) => ShapedGlyph[]> {
  const unpacked = await subsetFont(woff2, wordLetters, { targetFormat: 'truetype', keepFeatures })
  const face = new Face(new Blob(new Uint8Array(unpacked).buffer))
  const font = new Font(face)
  return (text) => {
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
      const { xAdvance, xOffset, yOffset } = position
      const left = penX + xOffset + extents.xBearing
      const top = yOffset + extents.yBearing
      penX += xAdvance
      return {
        id,
        isMark: face.getGlyphClass(id) === markClass,
        advance: xAdvance,
        isMoved: xOffset !== 0 || yOffset !== 0,
        // HarfBuzz measures heights downwards.
        ink: { left, right: left + extents.width, bottom: top + extents.height, top },
      }
    })
  }
}
