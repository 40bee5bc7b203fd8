import { expect, it } from 'vitest'
import { hasOwnColours, isEmojiDrawn } from './is-emoji-drawn.ts'

it.each([
  ['a character that no font has', '\u{F8FFE}'],
  ['two of them that should be one sign', '\u{F8FFE}\u200D\u{F8FFF}'],
  ['a letter', 'ɛ'],
  ['nothing at all', ''],
])('%s is not an emoji that is drawn', (_, text) => {
  expect(isEmojiDrawn(text)).toBe(false)
})

it('what is painted is distinguished from what is written and from what is left blank', () => {
  const painted = document.createElement('canvas')
  const paint = painted.getContext('2d')
  if (paint === null) throw new Error('This browser does not draw.')
  // Grey, as some emoji are.
  paint.fillStyle = '#777'
  paint.fillRect(2, 2, 9, 9)
  expect(hasOwnColours((context) => context.drawImage(painted, 0, 0))).toBe(true)
  expect(hasOwnColours((context) => context.fillText('□', 0, 9))).toBe(false)
  expect(hasOwnColours(() => undefined)).toBe(false)
})
