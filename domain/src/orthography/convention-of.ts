// Apart from what writes packs: whoever types loads this.

/**
 * The convention that an item was written in by `writeIn`: the course's own where the item has no
 * form in the one wanted; undefined where nothing but the course's own was wanted.
 */
export function conventionOf(item: object): string | undefined {
  return 'convention' in item && typeof item.convention === 'string' ? item.convention : undefined
}

type Texts = Readonly<Record<string, readonly string[]>>

interface Spelled {
  readonly text: string
  readonly spellings?: Texts | undefined
  readonly respelled?: Texts | undefined
}

/** The convention in which an item is also written so; undefined where that is no other's. */
export function findConvention(
  { spellings = {}, respelled = {} }: Spelled,
  text: string | null,
): string | undefined {
  if (text === null) return undefined
  const found = [spellings, respelled].flatMap(Object.entries<readonly string[]>)
  return found.find(([, texts]) => texts.includes(text))?.[0]
}
