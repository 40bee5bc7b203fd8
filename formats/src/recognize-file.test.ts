import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { recognizeFile } from './recognize-file.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name))

test.each([
  ['flex-shape.lift', 'lift'],
  ['memory-shape.tmx', 'tmx'],
  ['transcription-shape.eaf', 'eaf'],
  ['toolbox-shape.sfm', 'sfm'],
  ['table-shape.csv', undefined],
  ['workbook-shape.xlsx', 'archive'],
  ['deck-shape.apkg', 'archive'],
])('%s is recognized by what is in it', async (name, format) => {
  expect(recognizeFile(await fixture(name))).toBe(format)
})

it('knows a format in UTF-16', () => {
  const text = Buffer.from('\uFEFF\\lx taba', 'utf16le')
  expect(recognizeFile(text)).toBe('sfm')
})

test.each([
  ['', 'empty'],
  ['<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'web-page'],
  ['{"doc_id":"1abc","email":"x@example.com"}', 'shortcut'],
  ['Rar!\x1A\x07\x01', 'other-archive'],
  ['7z\xBC\xAF\x27\x1C', 'other-archive'],
  ['\xD0\xCF\x11\xE0', 'other-workbook'],
  ['a\0b', 'unknown-format'],
  ['<?xml version="1.0"?><lift-ranges>', 'ranges-alone'],
])('%j is refused with what can be done: %s', (text, reason) => {
  expect(() => recognizeFile(Buffer.from(text, 'latin1'))).toThrow(
    expect.objectContaining({ reason }),
  )
})
