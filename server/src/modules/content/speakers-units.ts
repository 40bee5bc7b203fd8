import { toLoadedUnit, type LoadedCourse, type LoadedUnit } from '@mboa/content'
import {
  leastWordsOfUnit,
  lessonTeaches,
  packFormat,
  speakersUnit,
  type Bilingual,
  type Lesson,
  type Sentence,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import { indexWritten, linkTokens } from '@mboa/domain'
import type { ContributedItems } from '../contributions/index.ts'
import type { SpeakersTheme } from './course-library.ts'
import { cutPack } from './cut-pack.ts'
import type { Arrangement } from './desk-units.repository.ts'
import type { LessonPlace, Unplaced } from './lesson-places.repository.ts'
import { composeTalks, inOrderOfLines, type Line } from './speakers-talks.ts'

/** A lesson's places; it is taught from five words or a talk of four sentences on. */
const placesOfLesson = 6
const fewest = { word: leastWordsOfUnit, sentence: lessonTeaches.atLeast } as const

/** A theme of the list of concepts: its units and lessons are called by it. */
export interface Theme {
  readonly theme: string
  readonly title: Bilingual
  /** In the order in which they are asked for: of a conversation, in which they are said. */
  readonly concepts: readonly Line[]
}

/** What no theme of the list holds. */
const otherTheme: Theme = {
  theme: 'other',
  title: { en: 'Other words', fr: 'Autres mots' },
  concepts: [],
}

interface Taught {
  /** In the order of the list of concepts. */
  readonly themes: readonly Theme[]
  readonly places: readonly LessonPlace[]
}

interface Arranged extends Taught {
  /** Undefined where no coordinator has decided anything. */
  readonly arrangement: Arrangement | undefined
}

type Kind = LessonPlace['kind']

/**
 * What can be heard and has no place in a lesson yet, in the order in which it was given.
 * @param heard ids of what can be heard
 */
export function listUnplaced(
  course: string,
  items: ContributedItems,
  { themes, places, heard }: Taught & { heard: ReadonlySet<string> },
): readonly Unplaced[] {
  const placed = new Set(places.map(({ item }) => item))
  const known = new Set(themes.map(({ theme }) => theme))
  const ofKind = (kind: Kind, given: readonly Word[]) =>
    given
      .filter(({ id }) => heard.has(id) && !placed.has(id))
      .map(({ id, category }) => ({ course, item: id, kind, theme: themeOf(category, known) }))
  // As a conversation is said: what its speakers gave together becomes lessons in that order.
  const lines = themes.flatMap(({ concepts }) => concepts)
  const sentences = inOrderOfLines(course, items.sentences, { lines, idOf: ({ id }) => id })
  return [...ofKind('word', items.words), ...ofKind('sentence', sentences)]
}

/**
 * The themes of what a course's speakers gave that have lessons, or that a coordinator has taken back,
 * in the order in which they are units: as coordinators put them, then as the list of concepts does.
 */
export function arrangeThemes(
  course: string,
  items: ContributedItems,
  { themes, places, arrangement }: Arranged,
): readonly SpeakersTheme[] {
  const placed = new Set(places.map(({ item }) => item))
  // Once for all themes, of which there are many.
  const wordsByTheme = groupByTheme(items.words, themes)
  const sentencesByTheme = groupByTheme(items.sentences, themes)
  const placesByTheme = Map.groupBy(places, ({ theme }) => theme)
  // A unit has words: sentences wait for the first of them.
  const isShowable = items.words.length > 0
  const placeOf = (theme: string) => arrangement?.units.get(theme)?.place ?? Infinity
  return [...themes, otherTheme]
    .flatMap(({ theme, title, concepts: lines }): SpeakersTheme[] => {
      const decided = arrangement?.units.get(theme)
      const given = givenTitleOf(decided)
      const words = wordsByTheme.get(theme) ?? []
      const sentences = sentencesByTheme.get(theme) ?? []
      const heard = words.filter(({ id }) => placed.has(id)).length
      const ofTheme = placesByTheme.get(theme) ?? []
      const teach = (kind: Kind, of: readonly Word[]) =>
        composeLessons(course, kind, {
          of,
          theme: { theme, title: given ?? title, lines },
          places: ofTheme,
        })
      const [wordLessons, sentenceLessons] = [teach('word', words), teach('sentence', sentences)]
      const isTaken = decided?.takenBackAt != null
      if (wordLessons.length + sentenceLessons.length === 0 && !isTaken) return []
      const least = arrangement?.leastWords
      const isEnough =
        least !== null && (wordLessons.length === 0 || heard >= (least ?? leastWordsOfUnit))
      const state = isTaken
        ? 'taken-back'
        : !isShowable
          ? 'waiting'
          : decided?.publishedAt != null
            ? 'published'
            : isEnough
              ? 'by-itself'
              : 'waiting'
      const said = new Set(sentences.flatMap(({ id }) => (placed.has(id) ? [id] : [])))
      const talks = composeTalks(course, { theme, title: given ?? title, lines }, said)
      const lessons = { wordLessons, sentenceLessons, talks }
      return [{ theme, title, given, state, words, sentences, heard, ...lessons }]
    })
    .sort((one, other) => {
      const [a, b] = [placeOf(one.theme), placeOf(other.theme)]
      // Without places the order stays: Infinity less Infinity is no number.
      return a === b ? 0 : a - b
    })
}

function givenTitleOf(
  decided: { titleEnglish: string | null; titleFrench: string | null } | undefined,
): Bilingual | null {
  const { titleEnglish: en = null, titleFrench: fr = null } = decided ?? {}
  return en === null || fr === null ? null : { en, fr }
}

/**
 * What a course's speakers gave, as its last units: one for each theme that has a lesson of its own and
 * is shown, then one with everything else that nobody has taken back. Words that can be heard are
 * taught in the order in which they came to be so; a lesson is there once it has enough of them.
 */
export function composeSpeakersUnits(
  { summary, units }: LoadedCourse,
  items: ContributedItems,
  themes: readonly SpeakersTheme[],
): readonly LoadedUnit[] {
  const shown = themes.filter(({ state }) => state === 'published' || state === 'by-itself')
  const gone = themes.filter(({ state }) => state === 'taken-back')
  const goneIds = new Set(
    gone.flatMap(({ words, sentences }) => [...words, ...sentences].map(({ id }) => id)),
  )
  const taught = shown.filter(({ wordLessons }) => wordLessons.length > 0)
  const apart = new Set(taught.flatMap(({ words }) => words.map(({ id }) => id)))
  const others = items.words.filter(({ id }) => !apart.has(id) && !goneIds.has(id))
  const packs: (Pick<UnitPack, 'unit' | 'title' | 'words'> & Partial<UnitPack>)[] = [
    ...taught.map(({ theme, title, given, words, wordLessons }) => ({
      unit: `${speakersUnit}-${theme}`,
      title: given ?? {
        en: `${title.en} (from speakers)`,
        fr: `${title.fr} (par les locuteurs)`,
      },
      words: [...words],
      lessons: [...wordLessons],
    })),
    ...(others.length === 0
      ? []
      : [
          {
            unit: speakersUnit,
            title: { en: 'From speakers', fr: 'Par les locuteurs' },
            words: others,
          },
        ]),
  ]
  const last = packs.at(-1)
  const known = [...units.map(({ pack }) => pack), ...packs].flatMap(({ words }) => words)
  const sentences = takeApart(
    items.sentences.filter(({ id }) => !goneIds.has(id)),
    known,
  )
  if (last !== undefined && sentences.length > 0) {
    const lessons = shown.flatMap(({ sentenceLessons }) => sentenceLessons)
    last.sentences = sentences
    last.lessons = [...(last.lessons ?? []), ...lessons]
    const talks = shown.flatMap((theme) => theme.talks)
    if (talks.length > 0) last.missions = talks
  }
  const order = Math.max(0, ...units.map(({ pack }) => pack.order)) + 1
  return packs.flatMap(cutPack).map((pack, at) =>
    toLoadedUnit({
      format: packFormat,
      course: summary.course,
      order: order + at,
      orthography: summary.orthography.id,
      ...pack,
    }),
  )
}

/** Whoever knows the words of a sentence is ready for it, and looks each of them up with a tap. */
function takeApart(sentences: readonly Word[], words: readonly Word[]): Sentence[] {
  const written = indexWritten(words)
  return sentences.map((sentence) => {
    const tokens = linkTokens(sentence, written)
    return tokens === undefined ? sentence : { ...sentence, tokens }
  })
}

type Titled = Pick<Theme, 'theme' | 'title'> & { readonly lines: readonly Line[] }

function composeLessons(
  course: string,
  kind: Kind,
  { of, theme, places }: { of: readonly Word[]; theme: Titled; places: readonly LessonPlace[] },
): Lesson[] {
  const there = new Set(of.map(({ id }) => id))
  const placed = places.filter(
    (each) => each.course === course && each.kind === kind && each.theme === theme.theme,
  )
  const lessons = Map.groupBy(placed, ({ place }) => Math.floor(place / placesOfLesson))
  return [...lessons]
    .sort(([one], [other]) => one - other)
    .flatMap(([nth, inLesson]) => {
      const taught = inLesson
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item)
        .filter((item) => there.has(item))
      // A line may have come to be heard after the one that answers it.
      const { lines } = theme
      const items =
        kind === 'sentence' ? inOrderOfLines(course, taught, { lines, idOf: String }) : taught
      return items.length < fewest[kind]
        ? []
        : [
            composeLesson(
              `${course}.lesson-speakers-${kind}s-${theme.theme}-${nth + 1}`,
              items,
              titleOf(theme, nth),
            ),
          ]
    })
}

/** Asked by ear as well: what can be heard always is. */
function composeLesson(id: string, items: string[], title: Bilingual): Lesson {
  return {
    id,
    title,
    steps: [
      { step: 'present', items },
      { step: 'drill', items },
      { step: 'check', items },
    ],
  }
}

const titleOf = ({ title: { en, fr } }: Titled, nth: number): Bilingual => ({
  en: `${en} ${nth + 1}`,
  fr: `${fr} ${nth + 1}`,
})

function groupByTheme(
  items: readonly Word[],
  themes: readonly Theme[],
): ReadonlyMap<string, readonly Word[]> {
  const known = new Set(themes.map(({ theme }) => theme))
  return Map.groupBy(items, ({ category }) => themeOf(category, known))
}

const themeOf = (category: string, known: ReadonlySet<string>) =>
  known.has(category) ? category : otherTheme.theme
