import { conceptItem, type Contribution, type ShownTake } from '@mboa/contract'
import type { SearchableItem } from '@mboa/domain'
import { useMemo } from 'react'
import { useCourses } from '../../../platform/course-store/use-courses.ts'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { useWords } from '../../../platform/course-store/use-words.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { readRecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import { listMeanings } from '../../../ui/list-meanings.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'

export interface Asked {
  course: string
  item: string
  told?: Pick<NonNullable<ShownTake['told']>, 'text' | 'gloss'> | null
  concept?: ShownTake['concept']
}

export interface TakeWord {
  text: string
  lang: string
  /** In the language of the interface; absent where nobody knows it, or it stands as the text. */
  meaning?: string
}

/** Stands there while the courses come. */
const stillUnknown = '…'

export interface TakeWords {
  /**
   * How what was recorded is written: as the course has it, as the server says that a speaker
   * contributed it, or as this device knows it. What nobody has written is named by what it means,
   * and where nobody knows that any more, by the item's key.
   */
  wordOf: (take: Asked) => TakeWord
  /** The same with its meanings in both languages, to search in; without an id of its own. */
  describe: (take: Asked) => Omit<SearchableItem, 'id'>
}

export function useTakeWords(
  userId: string,
  store: TakeStore | undefined,
  takes: readonly Asked[],
): TakeWords {
  const ofCourses = useWords(userId, takes)
  const courses = useCourses(userId)
  const { language } = useInterfaceLanguage()
  const codes = useMemo(() => [...new Set(takes.map(({ course }) => course))].sort(), [takes])
  const contributedHere = useContributedHere(userId, store, codes.join(' '))

  const beyond = ({ item, told, concept }: Asked) => ({
    written: told?.text ?? contributedHere.words.get(item),
    gloss: told?.gloss ?? concept?.gloss ?? contributedHere.meanings.get(item),
  })
  return {
    wordOf(take) {
      const { course, item } = take
      const ofCourse = ofCourses?.get(`${course} ${item}`)
      if (ofCourse !== undefined) {
        const { text, lang, gloss } = ofCourse
        return { text, lang, meaning: listMeanings(glossIn(gloss, language)) }
      }
      const summaries = courses.status === 'ready' ? courses.value : []
      const lang = summaries.find((each) => each.course === course)?.htmlLang ?? course
      const unknown = ofCourses === undefined ? stillUnknown : item
      const { written, gloss } = beyond(take)
      if (written === undefined && gloss != null) {
        return { text: glossIn(gloss, language), lang: glossLanguageOf(language) }
      }
      return {
        text: written ?? unknown,
        lang,
        ...(gloss != null && { meaning: glossIn(gloss, language) }),
      }
    },
    describe(take) {
      const ofCourse = ofCourses?.get(`${take.course} ${take.item}`)
      if (ofCourse !== undefined) return ofCourse
      const { written = '', gloss } = beyond(take)
      return {
        text: written,
        gloss: gloss == null ? { en: [], fr: [] } : { en: [gloss.en], fr: [gloss.fr] },
      }
    },
  }
}

type Gloss = NonNullable<NonNullable<ShownTake['concept']>['gloss']>

/**
 * What speakers contributed and what concepts mean, by item, as far as this device has it; one's
 * own word is the surest.
 */
function useContributedHere(userId: string, store: TakeStore | undefined, codes: string) {
  const source = useMemo(
    () => (codes === '' ? undefined : contributedTo(userId, store, codes.split(' '))),
    [userId, store, codes],
  )
  return useResource(source).value ?? nothing
}

interface ContributedHere {
  words: ReadonlyMap<string, string>
  meanings: ReadonlyMap<string, Gloss>
}
const nothing: ContributedHere = { words: new Map(), meanings: new Map() }

const contributedTo = (
  userId: string,
  store: TakeStore | undefined,
  codes: readonly string[],
): Source<ContributedHere> => ({
  during: 'reading what was contributed',
  key: userId,
  async read() {
    const words = new Map<string, string>()
    const meanings = new Map<string, Gloss>()
    for (const code of codes) {
      const facts = await readRecordingFacts(userId, code)
      for (const { item, text, gloss, isOwn } of facts?.overview.contributed ?? []) {
        if (gloss !== null) meanings.set(item, gloss)
        if (isOwn || !words.has(item)) words.set(item, text)
      }
      const concepts = facts?.concepts.flatMap(({ themes }) =>
        themes.flatMap((each) => each.concepts),
      )
      for (const { concept, gloss } of concepts ?? []) {
        meanings.set(conceptItem(code, concept), gloss)
      }
    }
    for (const { contribution } of (await store?.listContributions()) ?? []) {
      const item = itemOf(contribution)
      if (item !== undefined && contribution.text !== null) words.set(item, contribution.text)
    }
    return { words, meanings }
  },
})

function itemOf(contribution: Contribution): string | undefined {
  if (contribution.kind === 'concept') return conceptItem(contribution.course, contribution.concept)
  return contribution.kind === 'word' || contribution.kind === 'sentence'
    ? `${contribution.course}.${contribution.id}`
    : undefined
}
