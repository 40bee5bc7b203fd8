import type { UnitPack } from '@mboa/contract'

/** Bytes of JSON of a unit's words, and of its sentences: both stay below `maxPacksBytes`. */
const maxItemsBytes = 200_000

type Pack = Pick<UnitPack, 'unit' | 'title' | 'words'> & Partial<UnitPack>
type Items = readonly UnitPack['words'][number][]

/**
 * Cuts a unit of many words or sentences into several. Items stay in their order, so that one that
 * is added changes only the last unit. A lesson or talk comes in the unit that has its last item.
 */
export function cutPack(pack: Pack): readonly Pack[] {
  const sentences = cutItems(pack.sentences ?? [])
  // Each unit has words.
  const words = cutItems(pack.words, Math.ceil(pack.words.length / Math.max(1, sentences.length)))
  if (words.length === 1) return [pack]
  const parts = words.map((some, at): Pack => {
    const isLast = at === words.length - 1
    const said = sentences.slice(at, isLast ? undefined : at + 1).flat()
    return {
      unit: at === 0 ? pack.unit : `${pack.unit}-part-${at + 1}`,
      title: at === 0 ? pack.title : numberTitle(pack.title, at + 1),
      words: [...some],
      ...(said.length > 0 && { sentences: said }),
    }
  })
  const placeOf = new Map(
    parts.flatMap((part, at) =>
      [...part.words, ...(part.sentences ?? [])].map(({ id }) => [id, at] as const),
    ),
  )
  const lastPlace = (items: readonly string[]) =>
    Math.max(0, ...items.map((item) => placeOf.get(item) ?? 0))
  let place = 0
  for (const lesson of pack.lessons ?? []) {
    const items = lesson.steps.flatMap((step) => ('items' in step ? step.items : []))
    // Lessons keep their order.
    place = Math.max(place, lastPlace(items))
    const part = parts[place]
    if (part !== undefined) part.lessons = [...(part.lessons ?? []), lesson]
  }
  for (const mission of pack.missions ?? []) {
    const part = parts[lastPlace(mission.lines.map(({ item }) => item))]
    if (part !== undefined) part.missions = [...(part.missions ?? []), mission]
  }
  return parts
}

/** Slices of at most `maxItemsBytes` and `maxItems`, but of one item at least. */
function cutItems(items: Items, maxItems = Infinity): UnitPack['words'][] {
  const slices: UnitPack['words'][] = []
  let bytes = 0
  for (const item of items) {
    const slice = slices.at(-1)
    const itemBytes = Buffer.byteLength(JSON.stringify(item)) + 1
    bytes += itemBytes
    if (slice === undefined || slice.length >= maxItems || bytes > maxItemsBytes) {
      slices.push([item])
      bytes = itemBytes
    } else slice.push(item)
  }
  return slices
}

const numberTitle = ({ en, fr }: UnitPack['title'], nth: number) => ({
  en: `${en} (${nth})`,
  fr: `${fr} (${nth})`,
})
