import type { Bilingual, CourseDescription, Lesson, LessonStep, Word } from '@mboa/contract'
import { calendarNotes } from './calendar-notes.ts'
import { letterSounds, soundSource } from './letter-sounds.ts'

type Unit = { unit: string; isFirst: boolean; words: Word[] }
type Course = { description: CourseDescription; everything: Word[] }

/** Most words in one lesson; the check of packs allows one more. */
const mostWords = 7
/** Most letters and words in each of the two lessons on the alphabet. */
const mostTogether = 8

/** A unit's lessons: its words a few at a time, the first unit's with the letters. */
export function composeLessons(unit: Unit, course: Course): Lesson[] {
  return unit.isFirst ? alphabetLessons(unit, course) : wordLessons(unit, course)
}

function wordLessons({ unit, words }: Unit, { description, everything }: Course): Lesson[] {
  const groups = evenGroups(words, Math.ceil(words.length / mostWords))
  return groups.map((group, index) => {
    const notes = index === 0 ? calendarNotes(words, everything) : []
    return {
      id: `${description.course}.lesson-${unit}-${index + 1}`,
      title: titleOf(group),
      steps: [...notes, ...practiceOf(group)],
    }
  })
}

function alphabetLessons({ unit, words }: Unit, { description, everything }: Course): Lesson[] {
  const most = Math.min(mostTogether, 2 * (mostTogether - Math.ceil(words.length / 2)))
  const letters = listLetters(description).slice(0, most)
  const [first = [], second = []] = evenGroups(words, 2)
  const [firstLetters = [], secondLetters = []] = evenGroups(letters, 2)
  const notes = [...alphabetNotes(description), ...calendarNotes(words, everything)]
  return [
    { words: first, letters: firstLetters, notes },
    { words: second, letters: secondLetters, notes: [] },
  ].map((part, index) => ({
    id: `${description.course}.lesson-${unit}-${index + 1}`,
    title: part.letters.length === 0 ? titleOf(part.words) : lettersTitle(part.letters, part.words),
    steps: [
      ...part.notes,
      ...(part.letters.length === 0 ? [] : [lettersStep(part.letters, everything)]),
      ...practiceOf(part.words),
    ],
  }))
}

function listLetters({ alphabet }: CourseDescription): string[] {
  return Object.keys(letterSounds).filter((letter) => alphabet.letters.includes(letter))
}

function lettersStep(letters: string[], everything: Word[]): LessonStep {
  return {
    step: 'letters',
    letters: letters.map((letter) => {
      const example = everything.find((word) => hasLetter(word.text, letter))
      const sound = letterSounds[letter]
      return {
        letter,
        ...(sound === undefined ? {} : { sound }),
        ...(example === undefined ? {} : { example: example.id }),
      }
    }),
    sources: [soundSource],
  }
}

function hasLetter(text: string, letter: string): boolean {
  return text.normalize('NFD').toLowerCase().includes(letter.normalize('NFD'))
}

function practiceOf(words: Word[]): LessonStep[] {
  const items = words.map(({ id }) => id)
  return [
    { step: 'present', items },
    { step: 'drill', items, skills: ['recognise', 'write'] },
    { step: 'check', items },
  ]
}

function alphabetNotes({ alphabet, sources, course }: CourseDescription): LessonStep[] {
  const notes: LessonStep[] = []
  const ofAlphabet = sources.filter(({ citation }) => /exemplar|General Alphabet/.test(citation))
  const [own = soundSource] = ofAlphabet
  if (alphabet.note !== undefined) {
    notes.push({ step: 'note', about: 'spelling', text: alphabet.note, sources: [own] })
  }
  if (alphabet.toneMarks.length > 0) {
    const text = toneNote(alphabet.toneMarks, alphabet.unmarked)
    notes.push({ step: 'note', about: 'tone', text, sources: ofAlphabet })
  } else if (notes.length === 0) {
    const count = alphabet.letters.length
    const text = {
      en: `The alphabet has ${count} letters. Tone is not written.`,
      fr: `L’alphabet a ${count} lettres. Les tons ne s’écrivent pas.`,
    }
    notes.push({ step: 'note', about: 'spelling', text, sources: [own] })
  }
  if (notes.length === 0) throw new Error(`No note on the alphabet of ${course}`)
  return notes
}

const toneNames: Record<string, Bilingual> = {
  high: { en: 'high', fr: 'haut' },
  mid: { en: 'mid', fr: 'moyen' },
  low: { en: 'low', fr: 'bas' },
  falling: { en: 'falling', fr: 'descendant' },
  rising: { en: 'rising', fr: 'montant' },
  'mid-low': { en: 'from mid to low', fr: 'du moyen au bas' },
  'high-mid': { en: 'from high to mid', fr: 'du haut au moyen' },
}

/** How tone is written, and what a vowel without a mark means, as the course tells it. */
function toneNote(
  marks: CourseDescription['alphabet']['toneMarks'],
  unmarked: CourseDescription['alphabet']['unmarked'],
): Bilingual {
  const told = (language: 'en' | 'fr') =>
    marks.map(({ tone, example }) => `${example} ${toneNames[tone]?.[language]}`).join(', ')
  const bare: Bilingual =
    unmarked === 'unknown'
      ? {
          en: 'Our sources do not say what a vowel without a mark stands for: listen to speakers.',
          fr: 'Nos sources ne disent pas ce que vaut une voyelle sans marque : écoutez les locuteurs.',
        }
      : {
          en: `A vowel without a mark is ${toneNames[unmarked]?.en}.`,
          fr: `Une voyelle sans marque a le ton ${toneNames[unmarked]?.fr}.`,
        }
  return {
    en: `Marks on vowels write the tone: ${told('en')}. ${bare.en}`,
    fr: `Les marques sur les voyelles notent le ton : ${told('fr')}. ${bare.fr}`,
  }
}

function lettersTitle(letters: string[], words: Word[]): Bilingual {
  const list = letters.join(' ')
  const title = titleOf(words)
  return { en: `The letters ${list}; ${title.en}`, fr: `Les lettres ${list} ; ${title.fr}` }
}

/** The first meanings, e.g. “Monday, Tuesday, Wednesday …”. */
function titleOf(words: Word[]): Bilingual {
  const named = words.slice(0, 3)
  const list = (language: 'en' | 'fr') => {
    const meanings = named.map(({ gloss }) => gloss[language][0] ?? '').join(', ')
    return words.length > named.length ? `${meanings} …` : meanings
  }
  return { en: list('en'), fr: list('fr') }
}

/** The list in `count` parts of nearly the same length, in order. */
function evenGroups<Value>(list: Value[], count: number): Value[][] {
  return Array.from({ length: count }, (_, index) => {
    const at = (part: number) => Math.ceil((list.length * part) / count)
    return list.slice(at(index), at(index + 1))
  })
}
