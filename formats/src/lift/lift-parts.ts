import { compact, type Extra, type SoundReference, type Trait, type WrittenForm } from '../model.ts'
import { markupOf, readElement, withRest, type XmlReader } from '../xml/xml-reader.ts'
import { textOf, type XmlElement } from '../xml/xml.ts'

export const lift = 'lift'

/** Fields and annotations that say in LIFT what only our model knows. */
export const ours = 'mboa:'

/** FLEx keeps sound in a writing system of its own, with the name of a file for its text. */
export function isSoundTag(lang: string): boolean {
  return /-x-audio$/i.test(lang)
}

/** Sounds in examples need a writing system, because LIFT has no media there. */
export const undeterminedSound = 'und-x-audio'

/** LIFT tag for text in an unknown language. */
export const undetermined = 'und'

/** The forms of a multitext: all of them, sound too. */
export function formsIn(parent: XmlElement | undefined): WrittenForm[] {
  return parent === undefined ? [] : readElement(parent).all('form').map(formOf)
}

/** `<form lang><text/></form>`, or a gloss, which has the same shape. */
export function formOf(element: XmlElement): WrittenForm {
  const reader = readElement(element)
  const text = reader.child('text')
  const annotations = ['convention', 'dialect'].map((name) =>
    reader.child('annotation', ({ attributes }) => attributes['name'] === `${ours}${name}`),
  )
  const [convention, dialect] = annotations.map((found) => found?.attributes['value'])
  return withRest<WrittenForm>(
    {
      lang: langOf(reader),
      text: text === undefined ? '' : textOf(text),
      convention,
      dialect,
    },
    reader,
    lift,
    [
      markupOf(text, lift),
      ...reader.all('annotation', isForeign('name')).map(({ attributes }) => {
        return foreignExtra(attributes['name'], attributes['value'] ?? '')
      }),
    ],
  )
}

function langOf(reader: XmlReader): string {
  const lang = reader.attribute('lang') ?? ''
  return lang === undetermined ? '' : lang
}

/** Parts sound from writing. */
export function partSound(all: readonly WrittenForm[]): {
  written: WrittenForm[]
  sounds: SoundReference[]
} {
  return {
    written: all.filter(({ lang }) => !isSoundTag(lang)),
    sounds: all
      .filter(({ lang }) => isSoundTag(lang))
      .map(({ lang, text, extra }) =>
        compact<SoundReference>({
          path: text,
          lang: lang === undeterminedSound ? undefined : lang,
          extra,
        }),
      ),
  }
}

/** `<media href>`, as pronunciations have it. */
export function mediaOf(element: XmlElement): SoundReference {
  const reader = readElement(element)
  const path = reader.attribute('href') ?? ''
  const labels = formsIn(reader.child('label'))
  return withRest<SoundReference>({ path, labels }, reader, lift)
}

export function traitOf(element: XmlElement): Trait {
  const reader = readElement(element)
  const name = reader.attribute('name') ?? ''
  return withRest<Trait>({ name, value: reader.attribute('value') ?? '' }, reader, lift)
}

/** A field of ours: its bare text. */
export function ownField(
  fields: (isWanted: (child: XmlElement) => boolean) => XmlElement | undefined,
  name: string,
): string | undefined {
  const found = fields(({ attributes }) => attributes['type'] === `${ours}${name}`)
  return found === undefined ? undefined : formsIn(found)[0]?.text
}

/** A part with what other formats said of it, and with what is left of its element. */
export function withForeign<T extends { readonly extra?: readonly Extra[] }>(
  part: { [Key in keyof T]: T[Key] | undefined },
  reader: XmlReader,
): T {
  const foreign = reader
    .all('field', isForeign('type'))
    .map((field) => foreignExtra(field.attributes['type'], formsIn(field)[0]?.text ?? ''))
  return withRest<T>(part, reader, lift, foreign)
}

/** Other formats’ extras are in fields and annotations named after the format: `sfm:dt`. */
function foreignExtra(named: string | undefined, value: string): Extra {
  const [format = '', ...name] = (named ?? '').split(':')
  return { format, name: name.join(':'), value }
}

const isForeign =
  (attribute: string) =>
  ({ attributes }: XmlElement): boolean =>
    /^(sfm|tmx|csv|cldf|eaf|apkg):/.test(attributes[attribute] ?? '')

/** The pronunciation that holds a sound of the word itself. */
export const soundOfWord = `${ours}sound`
