import { toLoadedUnit, type LoadedCourse, type LoadedUnit } from '@mboa/content'
import {
  lessonTeaches,
  packFormat,
  speakersUnit,
  type Bilingual,
  type Lesson,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import type { ContributedItems } from '../contributions/index.ts'
import type { LessonPlace, Unplaced } from './lesson-places.repository.ts'

/** A lesson's places; it is taught from five words or a talk of four sentences on. */
const placesOfLesson = 6
const fewest = { word: 5, sentence: lessonTeaches.atLeast } as const

/** A theme of the list of concepts: its units and lessons are called by it. */
export interface Theme {
  readonly theme: string
  readonly title: Bilingual
}

/** What no theme of the list holds. */
const otherTheme: Theme = {
  theme: 'other',
  title: { en: 'Other words', fr: 'Autres mots' },
}

interface Taught {
  /** In the order of the list of concepts. */
  readonly themes: readonly Theme[]
  readonly places: readonly LessonPlace[]
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
  const ofKind = (kind: Kind, given: readonly Word[]) =>
    given
      .filter(({ id }) => heard.has(id) && !placed.has(id))
      .map(({ id, category }) => ({ course, item: id, kind, theme: themeOf(category, themes) }))
  return [...ofKind('word', items.words), ...ofKind('sentence', items.sentences)]
}

/**
 * What a course's speakers gave, as its last units: one for each theme that has a lesson of its own,
 * then one with everything else. Words that can be heard are taught in the order in which they came
 * to be so; a lesson is there once it has enough of them.
 */
export function composeSpeakersUnits(
  { summary, units }: LoadedCourse,
  items: ContributedItems,
  { themes, places }: Taught,
): readonly LoadedUnit[] {
  // A unit has words: sentences wait for the first of them.
  if (items.words.length === 0) return []
  const teach = (kind: Kind, of: readonly Word[], theme: Theme) =>
    composeLessons(summary.course, kind, { of, theme, places })
  const taught = [...themes, otherTheme].flatMap((theme) => {
    const words = items.words.filter(({ category }) => themeOf(category, themes) === theme.theme)
    const lessons = teach('word', words, theme)
    return lessons.length === 0 ? [] : [{ theme, words, lessons }]
  })
  const apart = new Set(taught.flatMap(({ words }) => words.map(({ id }) => id)))
  const others = items.words.filter(({ id }) => !apart.has(id))
  const packs: (Pick<UnitPack, 'unit' | 'title' | 'words'> & Partial<UnitPack>)[] = [
    ...taught.map(({ theme, words, lessons }) => ({
      unit: `${speakersUnit}-${theme.theme}`,
      title: {
        en: `${theme.title.en} (from speakers)`,
        fr: `${theme.title.fr} (par les locuteurs)`,
      },
      words,
      lessons,
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
  if (last !== undefined && items.sentences.length > 0) {
    const lessons = [...themes, otherTheme].flatMap((theme) =>
      teach('sentence', items.sentences, theme),
    )
    last.sentences = [...items.sentences]
    last.lessons = [...(last.lessons ?? []), ...lessons]
  }
  const order = Math.max(0, ...units.map(({ pack }) => pack.order)) + 1
  return packs.map((pack, at) =>
    toLoadedUnit({
      format: packFormat,
      course: summary.course,
      order: order + at,
      orthography: summary.orthography.id,
      ...pack,
    }),
  )
}

function composeLessons(
  course: string,
  kind: Kind,
  { of, theme, places }: { of: readonly Word[]; theme: Theme; places: readonly LessonPlace[] },
): Lesson[] {
  const there = new Set(of.map(({ id }) => id))
  const placed = places.filter(
    (each) => each.course === course && each.kind === kind && each.theme === theme.theme,
  )
  const lessons = Map.groupBy(placed, ({ place }) => Math.floor(place / placesOfLesson))
  return [...lessons]
    .sort(([one], [other]) => one - other)
    .flatMap(([nth, inLesson]) => {
      const items = inLesson
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item)
        .filter((item) => there.has(item))
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

const titleOf = ({ title: { en, fr } }: Theme, nth: number): Bilingual => ({
  en: `${en} ${nth + 1}`,
  fr: `${fr} ${nth + 1}`,
})

const themeOf = (category: string, themes: readonly Theme[]) =>
  themes.some(({ theme }) => theme === category) ? category : otherTheme.theme
