import type { Entry, Example, Extra, Header, Sense, TaggedText } from '../model.ts'
import {
  endsExample,
  followsExamples,
  isOfExample,
  markerFor,
  ownMarker,
  senseNumber,
  sfm,
  subentryOf,
} from './markers.ts'

type Line = readonly [marker: string, value: string]

/** The file in the markers of MDF, with a byte order mark for no program: plain UTF-8. */
export async function* writeSfm(
  header: Header,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<string, void> {
  const head = linesOf(header.extra)
  yield write(head.length > 0 ? head : [['_sh', 'v3.0  400  MDF 4.0']])
  let mainKey: string | undefined
  for await (const entry of entries) {
    const above = extraOf(entry.extra, subentryOf)
    const isSubentry = above !== undefined && above === mainKey
    if (!isSubentry) mainKey = entry.key
    yield `\n${write(entryLines(entry, isSubentry ? above : undefined))}`
  }
}

/** @param above key of the entry just above that this one stands under */
function entryLines(entry: Entry, above: string | undefined): Line[] {
  const [first, ...others] = entry.forms
  const relations = (entry.relations ?? []).filter(
    ({ type, target }) => type !== 'main-entry' || target !== above,
  )
  return [
    [above === undefined ? 'lx' : 'se', first?.text ?? entry.key],
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
    ...relations.map(({ type, target }): Line => [markerFor(`relation ${type}`) ?? 'cf', target]),
    ...(entry.notes ?? []).flatMap(({ texts }) => texts.map((text) => lineOf('note', text))),
    ...linesOf(entry.extra),
    ...entry.senses.flatMap((sense, at) => senseLines(sense, at, entry.senses[at - 1])),
  ]
}

/** Whether reading it again would take it for a part of the entry. */
function needsNumber({ glosses, definitions = [], examples = [] }: Sense): boolean {
  return glosses.length + definitions.length + examples.length === 0
}

function hasOnlyNumber(sense: Sense): boolean {
  return needsNumber(sense) && extraOf(sense.extra, senseNumber) !== undefined
}

function senseLines(sense: Sense, at: number, before: Sense | undefined): Line[] {
  const { partOfSpeech, glosses, definitions = [], examples = [], notes = [] } = sense
  const ownNumber = extraOf(sense.extra, senseNumber)
  // A part of speech would be read as that of the sense before, which lacks its own.
  const isFirstSaid =
    partOfSpeech !== undefined &&
    at > 0 &&
    (before?.partOfSpeech === undefined || (ownNumber !== undefined && hasOnlyNumber(before)))
  const isUnsaid = partOfSpeech === undefined && (at > 0 || needsNumber(sense))
  const isNumbered = isUnsaid || isFirstSaid
  const number = ownNumber ?? (isNumbered ? String(at + 1) : undefined)
  // A number is enough for a sense of the same part of speech.
  const isSaid = number !== undefined && partOfSpeech === before?.partOfSpeech
  const numberLines: Line[] = number === undefined ? [] : [['sn', number]]
  const speechLines: Line[] = partOfSpeech === undefined || isSaid ? [] : [['ps', partOfSpeech]]
  const opening = [
    ...(isFirstSaid ? [...numberLines, ...speechLines] : [...speechLines, ...numberLines]),
    ...glosses.map((text) => lineOf('gloss', text)),
    ...definitions.map((text) => lineOf('definition', text)),
  ]
  const rest = linesOf(sense.extra)
  // Fields before the first that opens a sense would be read as those of the entry.
  const isAfter = ([marker]: Line) => opening.length === 0 || followsExamples(marker)
  // The first of these ends the example above it, so that all fields behind it keep their order.
  const firstAfter = rest.findIndex(isAfter)
  const isInFront = (line: Line, place: number) =>
    firstAfter === -1 || place < firstAfter || (!isAfter(line) && isOfExample(line[0]))
  return [
    ...opening,
    ...rest.filter(isInFront),
    ...examples.flatMap(exampleLines),
    ...notes.flatMap(({ texts }) => texts.map((text) => lineOf('note', text))),
    ...rest.filter((line, place) => !isInFront(line, place)),
    ...(sense.senses ?? []).flatMap((inner, place) => senseLines(inner, place + 1, sense)),
  ]
}

const exampleReference = 'rf'

function exampleLines(example: Example): Line[] {
  const { forms = [], translations = [], sounds = [], source, extra } = example
  const all = linesOf(extra)
  const isReference = ([marker]: Line) => marker === exampleReference
  const references: Line[] = [
    ...(source === undefined ? [] : [[exampleReference, source] as const]),
    ...all.filter(isReference),
  ]
  const rest = all.filter((line) => !isReference(line))
  // After the last field of an example, some of these would be read as fields of the sense.
  const inside = rest.slice(0, rest.findLastIndex(([marker]) => endsExample(marker)) + 1)
  return [
    ...references,
    ...(references.length > 0 ? inside : []),
    ...forms.map(({ text }): Line => ['xv', text]),
    ...(references.length > 0 ? [] : inside),
    ...translations.flatMap(({ texts }) => texts.map((text) => lineOf('translation', text))),
    ...sounds.map(({ path }): Line => ['xv-sound', path]),
    ...rest.slice(inside.length),
  ]
}

/** What another language says gets a marker that names it: `gloss-id`. */
function lineOf(what: string, { lang, text, extra }: TaggedText): Line {
  const [base = ''] = lang.split('-')
  const usual = markerFor(`${what} ${lang}`) ?? markerFor(`${what} ${base}`)
  return [extraOf(extra, ownMarker) ?? usual ?? `${what}-${lang}`, text]
}

const extraOf = (extra: readonly Extra[] | undefined, wanted: string) =>
  extra?.find(({ format, name }) => format === sfm && name === wanted)?.value

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
