export const sfm = 'sfm'

/** What a marker says: a word, and for texts the language that they are in. */
export type MarkerMeaning = string

/**
 * The markers of MDF (Coward and Grimes, Making Dictionaries, SIL 2000, appendix A) that our model
 * has a place for. A national language is French here: `n` of MDF is what a country reads.
 */
const mdf: Readonly<Record<string, MarkerMeaning>> = {
  lx: 'lexeme',
  hm: 'homograph',
  lc: 'citation',
  ph: 'phonetic',
  va: 'variant',
  sf: 'sound',
  ps: 'part-of-speech',
  sn: 'sense',
  ge: 'gloss en',
  gn: 'gloss fr',
  gf: 'gloss fr',
  de: 'definition en',
  dn: 'definition fr',
  df: 'definition fr',
  xv: 'example',
  xe: 'translation en',
  xn: 'translation fr',
  xf: 'translation fr',
  ne: 'note en',
  nt: 'note en',
  sy: 'relation synonym',
  an: 'relation antonym',
  cf: 'relation confer',
  mn: 'relation main-entry',
}

/** Those of the mapping come first; an empty meaning carries a marker along. */
export function createMarkerMeaning(
  own: Readonly<Record<string, string>>,
): (marker: string) => MarkerMeaning | undefined {
  const known = new Map([...Object.entries(mdf), ...Object.entries(own)])
  return (marker) => known.get(marker) ?? ownMeaning(marker)
}

/** What `write-sfm.ts` names by a language: `gloss-id`, `lx-bas-fonipa`. */
function ownMeaning(marker: string): MarkerMeaning | undefined {
  const [, what, lang] = /^(lx|gloss|definition|translation|note)-(.+)$/.exec(marker) ?? []
  return what && lang && `${what === 'lx' ? 'form' : what} ${lang}`
}

/** The marker that says this, for writing: the first of MDF. */
export function markerFor(meaning: MarkerMeaning): string | undefined {
  return Object.entries(mdf).find(([, each]) => each === meaning)?.[0]
}
