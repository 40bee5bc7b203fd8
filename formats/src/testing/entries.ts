import fc from 'fast-check'
import {
  compact,
  type Entry,
  type Example,
  type Note,
  type Sense,
  type SoundReference,
  type TaggedText,
} from '../model.ts'

/** Texts as people write them, with what formats must escape. */
const text = fc
  .array(fc.constantFrom(...Array.from('aŋǝʼ’ &<>"\';,|#1'), 'ɛ́'), { minLength: 1, maxLength: 12 })
  .map((signs) => `w${signs.join('')}w`)
const name = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/)
const lang = fc.constantFrom('en', 'fr', 'id', 'pt-BR')
const taggedText = fc.record<TaggedText>({ lang, text })

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 2 })
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 2 })

/** `bare`: what every format has a place for. `full`: all that the model has. */
export function anEntry(wealth: 'bare' | 'full'): fc.Arbitrary<Entry> {
  return wealth === 'bare' ? bareEntry : fullEntry
}

const bareEntry: fc.Arbitrary<Entry> = fc
  .record({ key: text, form: text, en: text, fr: text, partOfSpeech: name })
  .map(({ key, form, en, fr, partOfSpeech }) => ({
    key,
    kind: 'word',
    forms: [{ lang: 'bas', text: form }],
    senses: [
      {
        partOfSpeech,
        glosses: [
          { lang: 'en', text: en },
          { lang: 'fr', text: fr },
        ],
      },
    ],
  }))

/** What other formats said of a part. */
const foreign = few(
  fc.record({ format: fc.constantFrom('sfm', 'cldf', 'apkg'), name, value: text }),
)
const trait = fc.record({ name, value: text })
const note = fc
  .record({
    type: maybe(name),
    texts: some(fc.record<TaggedText>({ lang: fc.constantFrom('', 'en'), text })),
    extra: foreign,
  })
  .map((each) => compact<Note>(each))
const relation = fc
  .record({ type: name, target: text, traits: few(trait) })
  .map((each) => compact<NonNullable<Entry['relations']>[number]>(each))
const form = fc
  .record({
    lang: fc.constantFrom('bas', 'bas-fonipa', 'bas-x-church'),
    text,
    convention: maybe(name),
    dialect: maybe(text),
  })
  .map((each) => compact<Entry['forms'][number]>(each))
const sound = fc
  .record({
    path: text,
    lang: maybe(fc.constantFrom('bas-x-audio', 'bas-Zxxx-x-audio')),
    extra: foreign,
  })
  .map((each) => compact<SoundReference>(each))
const example = fc
  .record({
    forms: few(taggedText),
    sounds: few(sound),
    translations: few(
      fc
        .record({ type: maybe(name), texts: some(taggedText) })
        .map((each) => compact<NonNullable<Example['translations']>[number]>(each)),
    ),
    source: maybe(text),
    extra: foreign,
  })
  .map((each) => compact<Example>(each))

const bareSense = fc.record({
  key: maybe(text),
  partOfSpeech: maybe(text),
  glosses: few(taggedText),
  definitions: few(taggedText),
  examples: few(example),
  notes: few(note),
  relations: few(relation),
  traits: few(trait),
})
type Undefinable<T> = { [Key in keyof T]: T[Key] | undefined }
const withGlosses = (
  { glosses, ...rest }: Undefinable<Omit<Sense, 'glosses'>> & Pick<Sense, 'glosses'>,
  senses: Sense[],
): Sense => ({ ...compact<Omit<Sense, 'glosses'>>({ ...rest, senses }), glosses })
const sense: fc.Arbitrary<Sense> = fc.tuple(bareSense, few(bareSense)).map(([outer, inner]) =>
  withGlosses(
    outer,
    inner.map((each) => withGlosses(each, [])),
  ),
)

const fullEntry: fc.Arbitrary<Entry> = fc
  .record({
    key: text,
    guid: maybe(fc.uuid()),
    kind: fc.constantFrom('word' as const, 'sentence' as const),
    homograph: maybe(fc.integer({ min: 1, max: 20 })),
    forms: few(form),
    citation: few(form),
    // LIFT has those with a writing system among the forms, before all others.
    sounds: few(sound).map((all) => [
      ...all.filter(({ lang }) => lang !== undefined),
      ...all.filter(({ lang }) => lang === undefined),
    ]),
    pronunciations: few(
      fc
        .record({ texts: some(taggedText), sounds: few(fc.record({ path: text })) })
        .map((each) => compact<NonNullable<Entry['pronunciations']>[number]>(each)),
    ),
    variants: few(
      fc
        .record({ forms: few(form), target: maybe(text), traits: few(trait) })
        .map((each) => compact<NonNullable<Entry['variants']>[number]>(each)),
    ),
    senses: few(sense),
    notes: few(note),
    relations: few(relation),
    traits: few(trait),
    source: maybe(text),
    licence: maybe(text),
  })
  .map(({ forms, senses, ...rest }) => {
    return { ...compact<Omit<Entry, 'forms' | 'senses'>>(rest), forms, senses }
  })
