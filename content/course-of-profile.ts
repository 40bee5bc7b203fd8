import { tones, type Alphabet, type CourseDescription, type Source } from '@mboa/contract'
import {
  findLanguageFacts,
  listAlphabet,
  markOfTone,
  type LanguageFacts,
  type LanguageProfile,
} from '@mboa/domain'
import { toLoadedCourse, type LoadedCourse } from './loaded.ts'

/** Letters that carry a mark where a profile does not say which do. */
const vowel = /^[aeiouɛɔəǝɨʉɑøœæ]/

/**
 * The course of a language without a pack: what its profile says, and no unit. Its speakers fill it.
 * @throws RangeError for a language without facts.
 */
export function courseOfProfile(language: LanguageProfile): LoadedCourse {
  const facts = findLanguageFacts(language.code)
  if (facts === undefined) throw new RangeError(`Nothing is known of "${language.code}".`)
  const description: CourseDescription = {
    format: 1,
    course: language.code,
    htmlLang: facts.tag,
    autonym: facts.autonym,
    name: { ...facts.names },
    region: { en: 'Cameroon', fr: 'Cameroun' },
    description: {
      en: 'All of it comes from people who speak this language. There is nothing else here yet.',
      fr: 'Tout vient de personnes qui parlent cette langue. Il n’y a encore rien d’autre ici.',
    },
    orthography: { id: 'general-alphabet', name: nameOfSpelling(facts) },
    alphabet: alphabetOf(language),
    sources: facts.sources.map(toSource),
  }
  return toLoadedCourse(description, [])
}

function nameOfSpelling({ basis }: LanguageFacts): CourseDescription['orthography']['name'] {
  if (basis === 'general') {
    return {
      en: 'General Alphabet of Cameroon Languages',
      fr: 'Alphabet général des langues camerounaises',
    }
  }
  return {
    en: 'The alphabet of the sources, after the General Alphabet of Cameroon Languages',
    fr: 'L’alphabet des sources, d’après l’Alphabet général des langues camerounaises',
  }
}

function alphabetOf(language: LanguageProfile): Alphabet {
  const { tone, glottal } = language
  const letters = [...listAlphabet(language)]
  const bearers = tone === null ? [] : letters.filter((letter) => vowel.test(letter))
  const [first = 'a'] = bearers
  const unmarked = tone?.unmarked
  const apostrophe = (['’', 'ʼ', 'ꞌ'] as const).find((sign) => sign === glottal)
  return {
    letters,
    toneBearers: bearers,
    toneMarks: tones.flatMap((each) => {
      const marked = tone?.marked.find((known) => known === each)
      if (marked === undefined) return []
      const sign = markOfTone(marked)
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
      return [{ tone: each, mark: `U+${code}`, example: (first + sign).normalize('NFC') }]
    }),
    unmarked: unmarked === undefined || unmarked === 'none' ? 'unknown' : unmarked,
    ...(apostrophe !== undefined && { apostrophe }),
  }
}

/** `CLDR 48.2 exemplar characters (Unicode-3.0)`: the licence stands at the end, in brackets. */
function toSource(cited: string): Source {
  const [, citation = cited, licence = 'none stated'] = /^(.*) \(([^()]*)\)$/.exec(cited) ?? []
  return { citation, licence, use: 'fact' }
}
