import type { Entry, Extra, Header, Sense, TaggedText } from '../model.ts'
import { markerFor, sfm } from './markers.ts'

type Line = readonly [marker: string, value: string]

/** The file in the markers of MDF, with a byte order mark for no program: plain UTF-8. */
export async function* writeSfm(
  header: Header,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<string, void> {
  const head = linesOf(header.extra)
  yield write(head.length > 0 ? head : [['_sh', 'v3.0  400  MDF 4.0']])
  for await (const entry of entries) yield `\n${write(entryLines(entry))}`
}

function entryLines(entry: Entry): Line[] {
  const [first, ...others] = entry.forms
  return [
    ['lx', first?.text ?? entry.key],
    ...(entry.homograph === undefined ? [] : [['hm', String(entry.homograph)] as const]),
    ...(entry.citation ?? []).map(({ text }): Line => ['lc', text]),
    ...others.map(({ lang, text }): Line => [`lx-${lang}`, text]),
    ...(entry.pronunciations ?? []).flatMap(({ texts = [] }) =>
      texts.map(({ text }): Line => ['ph', text]),
    ),
    ...(entry.variants ?? []).flatMap(({ forms = [] }) =>
      forms.map(({ text }): Line => ['va', text]),
    ),
    ...(entry.sounds ?? []).map(({ path }): Line => ['sf', path]),
    ...(entry.relations ?? []).map(({ type, target }): Line => [
      markerFor(`relation ${type}`) ?? 'cf',
      target,
    ]),
    ...(entry.notes ?? []).flatMap(({ texts }) => texts.map((text) => lineOf('note', text))),
    ...linesOf(entry.extra),
    ...entry.senses.flatMap((sense, at) => senseLines(sense, at)),
  ]
}

/** Whether reading it again would take it for a part of the entry. */
function needsNumber({ glosses, definitions = [], examples = [] }: Sense): boolean {
  return glosses.length + definitions.length + examples.length === 0
}

function senseLines(sense: Sense, at: number): Line[] {
  const isNumbered = sense.partOfSpeech === undefined && (at > 0 || needsNumber(sense))
  return [
    ...(isNumbered ? [['sn', String(at + 1)] as const] : []),
    ...(sense.partOfSpeech === undefined ? [] : [['ps', sense.partOfSpeech] as const]),
    ...sense.glosses.map((text) => lineOf('gloss', text)),
    ...(sense.definitions ?? []).map((text) => lineOf('definition', text)),
    ...(sense.examples ?? []).flatMap(({ forms = [], translations = [] }): Line[] => [
      ...forms.map(({ text }): Line => ['xv', text]),
      ...translations.flatMap(({ texts }) => texts.map((text) => lineOf('translation', text))),
    ]),
    ...(sense.notes ?? []).flatMap(({ texts }) => texts.map((text) => lineOf('note', text))),
    ...linesOf(sense.extra),
    ...(sense.senses ?? []).flatMap((inner, place) => senseLines(inner, place + 1)),
  ]
}

/** What another language says gets a marker that names it: `gloss-id`. */
function lineOf(what: string, { lang, text }: TaggedText): Line {
  const [base = ''] = lang.split('-')
  return [markerFor(`${what} ${lang}`) ?? markerFor(`${what} ${base}`) ?? `${what}-${lang}`, text]
}

function linesOf(extra: readonly Extra[] = []): Line[] {
  return extra
    .filter(({ name }) => !/^[@=#]/.test(name))
    .map(({ format, name, value }) => [format === sfm ? name : `${format}-${name}`, value])
}

/** A value is one line: what breaks in it would begin a field of its own. */
function write(lines: readonly Line[]): string {
  return lines
    .map(([marker, value]) => {
      const name = marker.replace(/[\s\\]+/g, '-')
      const inOneLine = value
        .split(/[\r\n]+/)
        .map((part) => part.trim())
        .join(' ')
      return `\\${name} ${inOneLine}`.trimEnd()
    })
    .map((line) => `${line}\n`)
    .join('')
}
