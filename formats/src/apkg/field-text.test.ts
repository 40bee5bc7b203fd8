import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readField, writeField } from './field-text.ts'

test.each([
  ['a <b class="x>y">bold</b> word', ['a bold word']],
  ['one<br/>two<div>three</div>&nbsp;', ['one', 'two', 'three']],
  ['a<!-- <b>not</b> seen -->b', ['ab']],
  ['<style>.a { }</style>word<script>alert("</b>")</script>', ['word']],
  ['1 &lt; 2 &amp;amp; &#233;&#x14B;&eacute;&copy;', ['1 < 2 &amp; éŋé©']],
  ['{{c1::mbwa::an animal}} and {{c2::<i>two</i>}}', ['mbwa and two']],
  ['a < b, c > d }} e::f', ['a < b, c > d }} e::f']],
  ['&#0; &#xD800; &unknown;', ['\uFFFD \uFFFD &unknown;']],
  ['[anki:tts lang=fr_FR]bonjour[/anki:tts]', ['bonjour']],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', ['<script>alert(1)</script>']],
  ['<img src="a.jpg" alt="x">', []],
])('reads %s', (html, lines) => {
  expect(readField(html).lines).toEqual(lines)
})

test('takes the names of sounds out of the text', () => {
  expect(readField('a[sound:one &amp; two.mp3]b [sound:x.ogg][sound:x.ogg] [sound:')).toEqual({
    lines: ['ab [sound:'],
    sounds: ['one & two.mp3', 'x.ogg'],
    unread: [],
  })
})

test('what is written as a field is read as the same text', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '<',
    '>',
    '&',
    '&lt;',
    '&#91;',
    '[sound:a]',
    '{{c1::',
    '::',
    '}}',
    'ŋ',
    ' w',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = `w${pieces.join('')}w`
      expect(readField(writeField(text))).toEqual({ lines: [text], sounds: [], unread: [] })
    }),
  )
})

test.each([
  '<',
  '<a ',
  '<a "',
  '<!--',
  '<script>',
  '[sound:',
  '{{c1::',
  '{{c1::a::',
  '&#',
  '<img ',
])('reads %s fifty thousand signs long at once', (piece) => {
  const startedAt = performance.now()
  readField(piece.repeat(50_000 / piece.length))
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
