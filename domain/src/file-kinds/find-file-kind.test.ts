import { expect, test } from 'vitest'
import { findFileKind } from './find-file-kind.ts'

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  latin1(`\xFF\xFE${Array.from(text, (sign) => `${sign}\0`).join('')}`)

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['a table', utf8('mot;sens\nndap;maison'), 'text'],
  ['a table in UTF-16', utf16('mot\tsens'), 'text'],
  ['a dictionary', utf8('<?xml version="1.0"?><lift version="0.13"/>'), 'text'],
  ['a table that tells of a page', utf8('mot,sens\nx,<html>'), 'text'],
  ['a list in JSON', utf8('{"tables":[{"url":"forms.csv"}]}'), 'text'],
  [
    'the metadata of a set',
    utf8('{"@context":["http://www.w3.org/ns/csvw"],"url":"forms.csv"}'),
    'text',
  ],
  ['a web page', utf8('\n<!DOCTYPE html>\n<html><title>GitHub</title></html>'), 'web-page'],
  ['a web page with a mark', utf8('\uFEFF<HTML lang="fr">'), 'web-page'],
  ['a web page of XML', utf8('<?xml version="1.0"?>\n<html xmlns="x">'), 'web-page'],
  ['a web page with a comment', utf8('<!-- saved from url=(0014)about -->\n<html>'), 'web-page'],
  ['a web page in UTF-16', utf16('<html>'), 'web-page'],
  ['a Google shortcut', utf8('{"doc_id":"1abc","email":"x@example.com"}'), 'shortcut'],
  ['an old Google shortcut', utf8('{"url": "https://docs.google.com/open?id=1"}'), 'shortcut'],
  ['a shortcut of Windows', utf8('[InternetShortcut]\r\nURL=https://example.org'), 'shortcut'],
  ['a ZIP', latin1('PK\x03\x04'), 'zip'],
  ['an empty ZIP', latin1('PK\x05\x06'), 'zip'],
  ['a packed tape', latin1('\x1F\x8B\x08'), 'tape'],
  ['a tape', latin1(`${'x'.repeat(257)}ustar`), 'tape'],
  ['a RAR', latin1('Rar!\x1A\x07\x01\0'), 'other-archive'],
  ['a 7z', latin1('7z\xBC\xAF\x27\x1C'), 'other-archive'],
  ['an old workbook', latin1('\xD0\xCF\x11\xE0\xA1\xB1'), 'other-workbook'],
  [
    'a workbook of LibreOffice',
    latin1(`PK\x03\x04${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
    'other-workbook',
  ],
  ['a PDF', latin1('%PDF-1.7'), 'no-text'],
  ['bytes', latin1('ab\0c'), 'no-text'],
])('%s', (_, head, kind) => {
  expect(findFileKind(head)).toBe(kind)
})
