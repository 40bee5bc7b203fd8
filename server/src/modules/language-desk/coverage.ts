import {
  conceptItem,
  coveragePage,
  isFromSpeakers,
  voiceGroupings,
  type CoveredTheme,
  type Coverage,
  type HeardGroup,
} from '@mboa/contract'
import { fewestInCell } from '@mboa/domain'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { countStanding, countStandingOf } from '../contributions/index.ts'
import {
  countHeardBy,
  countVoices,
  listVoicesOfGroup,
  type SaidGroup,
  type VoiceOfGroup,
  type VoicesOfItem,
} from '../takes/index.ts'

/** What is enough of a word for any speaker to be heard as one of several. */
const enoughVoices = 3

type Theme = Pick<CoveredTheme, 'theme' | 'source' | 'title'> & {
  /** Its items, but for words of speakers that nobody has recorded. */
  readonly items: readonly string[]
  /** How many of these there are. */
  readonly unrecorded: number
}

/**
 * Which themes of a language have how many voices, a page of them; what has none is in it too. First
 * what the course has, then what speakers are asked for, and of each what is heard least.
 */
export async function readCoverage(
  context: Context,
  language: string,
  { from, group }: { from: number; group: SaidGroup | undefined },
): Promise<Result<Coverage>> {
  const { queries } = context.database
  const voices = new Map(
    (await countVoices(queries, language)).map((each) => [each.item, each] as const),
  )
  const themes = await listThemes(context, language, voices.keys())
  const items = [...new Set(themes.flatMap((theme) => theme.items))]
  const unrecorded = themes.reduce((sum, theme) => sum + theme.unrecorded, 0)
  const whole = countItems({ items, unrecorded }, voices)
  const ofGroup = group && (await listVoicesOfGroup(queries, language, group))
  if (ofGroup !== undefined && isOfFew(ofGroup.filter(({ heard }) => heard > 0))) {
    return refuse('not-found')
  }
  const covered =
    ofGroup === undefined
      ? themes.map((theme) => coverTheme(theme, voices))
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
  return themes.map((theme) => {
    const present = theme.items.flatMap((item) => said.get(item) ?? [])
    if (present.length === 0 || !isOfFew(present)) return coverTheme(theme, voices)
    return { ...coverTheme(theme, noVoices), isOfFew: true }
  })
}

const coverTheme = (
  { theme, source, title, ...counted }: Theme,
  voices: ReadonlyMap<string, VoicesOfItem>,
): CoveredTheme => ({ theme, source, title, ...countItems(counted, voices) })

const noVoices: ReadonlyMap<string, VoicesOfItem> = new Map()

/** Who is heard of a language by what they say of themselves, never so that one of few is told. */
async function listHeardGroups(
  { database: { queries } }: Context,
  language: string,
): Promise<HeardGroup[]> {
  const groups: HeardGroup[] = []
  for (const by of voiceGroupings) {
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

function countItems(
  { items, unrecorded }: Pick<Theme, 'items' | 'unrecorded'>,
  voices: ReadonlyMap<string, VoicesOfItem>,
) {
  const counts = { items: items.length + unrecorded, one: 0, two: 0, three: 0, waiting: 0 }
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
      return { theme: unit, source: 'course', title, items, unrecorded: 0 }
    })
  const concepts = library.concepts.flatMap((section) =>
    section.themes.map(({ theme, title, concepts: ofTheme }): Theme => {
      const asked = ofTheme.filter(({ hidden }) => hidden === undefined)
      const items = asked.map(({ concept }) => conceptItem(language, concept))
      const named = { theme: `${section.section}/${theme}`, title, items }
      return { ...named, source: 'concepts', unrecorded: 0 }
    }),
  )
  const known = new Set([...units, ...concepts].flatMap(({ items }) => items))
  const others = [...recorded].filter((item) => !known.has(item))
  const counted = [...units.flatMap(({ items }) => items), ...others]
  const added = await countStanding(queries, language)
  const ids = counted.map((item) => item.slice(language.length + 1))
  const ofSpeakers: Theme = {
    theme: 'speakers',
    source: 'speakers',
    title: null,
    items: others,
    unrecorded: added - (await countStandingOf(queries, language, ids)),
  }
  return [...units, ...concepts, ofSpeakers].filter(
    ({ items, unrecorded }) => items.length + unrecorded > 0,
  )
}
