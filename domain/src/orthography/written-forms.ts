interface Token {
  readonly text: string
}

/** A text of an item in another spelling convention, with what is its own. */
interface OtherForm {
  readonly convention: string
  readonly text: string
  /** Where or by whom it is written so, where that is not as of the item. */
  readonly dialect?: string | undefined
  /** Of a sentence, where its words are not as many as the item's. */
  readonly tokens?: readonly Token[] | undefined
}

/** What of an item depends on the convention that it is written in; items of packs fit. */
interface LayeredItem {
  readonly text: string
  readonly accepted?: readonly string[] | undefined
  readonly dialect?: string | undefined
  /** As other conventions write it; the first of each is the one shown. */
  readonly spellings?: Readonly<Record<string, readonly string[]>> | undefined
  /** As they write it by rule: accepted, and never shown. */
  readonly respelled?: LayeredItem['spellings']
  readonly forms?: readonly OtherForm[] | undefined
  readonly tokens?: readonly Token[] | undefined
  /** The one it was written in by `writeIn`, as `conventionOf` says. */
  readonly convention?: string | undefined
}

/** What a written pack is made of; a unit's pack fits. */
interface LayeredPack {
  readonly orthography: string
  readonly words: readonly LayeredItem[]
  readonly sentences?: readonly LayeredItem[] | undefined
}

interface Conventions {
  /** The course's own. */
  readonly own: string
  /** The one that is to be seen. */
  readonly wanted: string
}

/**
 * A pack with every item in the convention wanted, from whichever it is in: the form takes the place
 * of the text, which becomes one of the others that are accepted. What has no form there stays as the
 * course writes it. Marking, exercises and lists need to know nothing of it.
 *
 * @example writeIn(pack, { own: 'phonemic', wanted: 'english-like' }) // text: 'water', not 'wata'
 */
export function writeIn<Pack extends LayeredPack>(pack: Pack, conventions: Conventions): Pack {
  const write = (item: LayeredItem) => writeItem(item, conventions)
  return {
    ...pack,
    orthography: conventions.wanted,
    words: pack.words.map(write),
    ...(pack.sentences && { sentences: pack.sentences.map(write) }),
  }
}

function writeItem(item: LayeredItem, { own, wanted }: Conventions): LayeredItem {
  const restored = restore(item, own)
  if (wanted === own) return restored
  const { spellings: { [wanted]: given = [], ...others } = {}, forms = [] } = restored
  const [text, ...more] = given
  if (text === undefined) return { ...restored, convention: own }
  const form = forms.find((each) => each.convention === wanted && each.text === text)
  const { dialect, tokens } = restored
  const kept: OtherForm = { convention: own, text: restored.text, dialect, tokens }
  return {
    ...exchange(restored, text),
    convention: wanted,
    spellings: { [own]: [restored.text], ...others, ...(more.length > 0 && { [wanted]: more }) },
    forms: [...forms, kept],
    ...(form?.dialect !== undefined && { dialect: form.dialect }),
    ...(tokens && { tokens: form?.tokens ?? respellTokens(tokens, text) }),
  }
}

/** The item as the course has it. */
function restore(item: LayeredItem, own: string): LayeredItem {
  const { convention, ...bare } = item
  const { [own]: [text] = [], ...others } = item.spellings ?? {}
  if (convention === undefined || convention === own || text === undefined) return bare
  const { dialect: _, tokens: __, forms = [], ...rest } = bare
  const kept = forms.find((form) => form.convention === own)
  const left = forms.filter((form) => form !== kept)
  return {
    ...exchange(rest, text),
    spellings: { ...others, [convention]: [item.text, ...(others[convention] ?? [])] },
    ...(left.length > 0 && { forms: left }),
    ...(kept?.dialect !== undefined && { dialect: kept.dialect }),
    ...(kept?.tokens && { tokens: kept.tokens }),
  }
}

/** What was shown is accepted, and what was accepted is shown. */
const exchange = (item: LayeredItem, text: string): LayeredItem => ({
  ...item,
  text,
  accepted: [item.text, ...(item.accepted ?? []).filter((other) => other !== text)],
})

const outerPunctuation = /^[«»“”().,;:!?…]+|[«»“”().,;:!?…]+$/gu

/** The words of a sentence as its tokens have them, without the punctuation around them. */
export const tokenTexts = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(outerPunctuation, ''))
    .filter((word) => word !== '')

/** Words that are still as many are the same ones; otherwise nobody knows which is which. */
export function respellTokens<Each extends Token>(
  tokens: readonly Each[] | undefined,
  text: string,
): Each[] | undefined {
  const words = tokenTexts(text)
  if (tokens?.length !== words.length) return undefined
  return tokens.map((token, at) => ({ ...token, text: words[at] ?? token.text }))
}
