import {
  conceptItem,
  coveragePage,
  isFromSpeakers,
  type CoveredTheme,
  type Coverage,
  type HeardGroup,
} from '@mboa/contract'
import { fewestInCell } from '@mboa/domain'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import { listStandingIds } from '../contributions/index.ts'
import {
  countHeardBy,
  countVoices,
  listVoicesOfGroup,
  type SaidGroup,
  type VoiceOfGroup,
  type VoicesOfItem,
} from '../recordings/index.ts'

/** What is enough of a word for any speaker to be heard as one of several. */
const enoughVoices = 3

type Theme = Pick<CoveredTheme, 'theme' | 'source' | 'title'> & {
  readonly items: readonly string[]
}

/**
 * Which themes of a language have how many voices, a page of them; what has none is in it too. First
 * what the course has, then what speakers are asked for, and of each what is heard least.
 */
export async function readCoverage(
  context: Context,
  language: string,
  { from, group }: { from: number; group: SaidGroup | undefined },
): Promise<Outcome<Coverage>> {
  const { queries } = context.database
  const voices = new Map(
    (await countVoices(queries, language)).map((each) => [each.item, each] as const),
  )
  const themes = await listThemes(context, language, voices.keys())
  const items = [...new Set(themes.flatMap((theme) => theme.items))]
  const whole = countItems(items, voices)
  const ofGroup = group && (await listVoicesOfGroup(queries, language, group))
  if (ofGroup !== undefined && isOfFew(ofGroup.filter(({ heard }) => heard > 0))) {
    return refuse('not-found')
  }
  const covered =
    ofGroup === undefined
      ? themes.map(({ items: ofTheme, ...theme }) => ({ ...theme, ...countItems(ofTheme, voices) }))
      : coverByGroup(themes, ofGroup)
  const next = from + coveragePage
  return succeed({
    themes: worstFirst(covered).slice(from, next),
    total: whole.items,
    voiced: whole.one + whole.two + whole.three,
    waiting: whole.waiting,
    ...(from === 0 && { heard: await listHeardGroups(context, language) }),
    next: next < themes.length ? next : null,
  })
}

/** The group that is asked for, if any: its value stands in a column or does not. */
export function readGroup(by: string | undefined, value: string | undefined) {
  const known = groupings.find((each) => each === by)
  return known === undefined || value === undefined ? undefined : { by: known, value }
}

const groupings = ['age', 'sex', 'dialect'] as const

const isOfFew = (voices: readonly VoiceOfGroup[]): boolean =>
  new Set(voices.map(({ speakerId }) => speakerId)).size < fewestInCell

/** Where one to four of the group speak in a theme, only that is told: who it is could be guessed. */
function coverByGroup(themes: readonly Theme[], ofGroup: readonly VoiceOfGroup[]): CoveredTheme[] {
  const said = Map.groupBy(ofGroup, ({ item }) => item)
  const voices = new Map(
    Array.from(said, ([item, each]) => {
      const heard = each.filter((voice) => voice.heard > 0).length
      const waiting = each.reduce((sum, voice) => sum + voice.waiting, 0)
      return [item, { item, voices: heard, waiting }] as const
    }),
  )
  return themes.map(({ items, ...theme }) => {
    const present = items.flatMap((item) => said.get(item) ?? [])
    if (present.length === 0 || !isOfFew(present)) return { ...theme, ...countItems(items, voices) }
    return { ...theme, ...countItems(items, noVoices), isOfFew: true }
  })
}

const noVoices: ReadonlyMap<string, VoicesOfItem> = new Map()

/** Who is heard of a language by what they say of themselves, never so that one of few is told. */
async function listHeardGroups(
  { database: { queries } }: Context,
  language: string,
): Promise<HeardGroup[]> {
  const groups: HeardGroup[] = []
  for (const by of groupings) {
    for (const { value, speakers, items } of await countHeardBy(queries, language, by)) {
      const told =
        speakers < fewestInCell
          ? { speakers: null, items: null }
          : { speakers: speakers - (speakers % fewestInCell), items }
      groups.push({ by, value, ...told })
    }
  }
  return groups
}

/** Those that are heard alike stay in the order of the course and of the lists. */
function worstFirst(themes: readonly CoveredTheme[]): CoveredTheme[] {
  const isAsked = ({ source }: CoveredTheme) => (source === 'concepts' ? 1 : 0)
  const heard = ({ items, one, two, three }: CoveredTheme) => (one + two + three) / items
  const oftenHeard = ({ items, three }: CoveredTheme) => three / items
  return themes.toSorted(
    (a, b) => isAsked(a) - isAsked(b) || heard(a) - heard(b) || oftenHeard(a) - oftenHeard(b),
  )
}

function countItems(items: readonly string[], voices: ReadonlyMap<string, VoicesOfItem>) {
  const counts = { items: items.length, one: 0, two: 0, three: 0, waiting: 0 }
  for (const item of items) {
    const found = voices.get(item)
    if (found === undefined) continue
    if (found.voices >= enoughVoices) counts.three += 1
    else if (found.voices === 2) counts.two += 1
    else if (found.voices === 1) counts.one += 1
    else if (found.waiting > 0) counts.waiting += 1
  }
  return counts
}

/** The course's units as they are learnt, what is asked of speakers, and what they added. */
async function listThemes(
  { library, readCurrentCourses, database: { queries } }: Context,
  language: string,
  recorded: Iterable<string>,
): Promise<readonly Theme[]> {
  const packs = (await readCurrentCourses()).findCourse(language)?.packs ?? []
  const units = packs
    .filter(({ unit }) => !isFromSpeakers(unit))
    .map(({ unit, title, words, sentences = [] }): Theme => {
      const items = [...words, ...sentences].map(({ id }) => id)
      return { theme: unit, source: 'course', title, items }
    })
  const concepts = library.concepts.flatMap((section) =>
    section.themes.map(({ theme, title, concepts: ofTheme }): Theme => {
      const asked = ofTheme.filter(({ hidden }) => hidden === undefined)
      const items = asked.map(({ concept }) => conceptItem(language, concept))
      return { theme: `${section.section}/${theme}`, source: 'concepts', title, items }
    }),
  )
  const known = new Set([...units, ...concepts].flatMap(({ items }) => items))
  const added = (await listStandingIds(queries, language)).map((id) => `${language}.${id}`)
  const others = [...new Set([...added, ...recorded])].filter((item) => !known.has(item)).sort()
  const ofSpeakers: Theme = { theme: 'speakers', source: 'speakers', title: null, items: others }
  return [...units, ...concepts.filter(({ items }) => items.length > 0), ofSpeakers].filter(
    ({ items }) => items.length > 0,
  )
}
