export const sfm = 'sfm'

/** What a marker says: a word, and for texts the language that they are in. */
export type MarkerMeaning = string

/**
 * The markers of MDF (Coward and Grimes, Making Dictionaries, SIL 2000, appendix A) that our model
 * has a place for. A national language is French here: `n` of MDF is what a country reads.
 */
const mdf: Readonly<Record<string, MarkerMeaning>> = {
  lx: 'lexeme',
  se: 'subentry',
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
  rf: 'reference',
  xv: 'example',
  'xv-sound': 'example-sound',
  xe: 'translation en',
  xn: 'translation fr',
  xf: 'translation fr',
  nt: 'note en',
  ne: 'note en',
  sy: 'relation synonym',
  an: 'relation antonym',
  cf: 'relation confer',
  mn: 'relation main-entry',
}

/**
 * Markers of MDF for a whole sense or entry that follow its examples there. One that MDF does not
 * know belongs to the example above it.
 */
const afterExamples = new Set(
  `uv ue un ur ev ee en er ov oe on or lf le ln lr lv sy an mr cf ce cn va vn ve vr mn
  pd pdl pdv pde pdn pdr sg pl rd 1s 2s 3s 4s 1d 2d 3d 4d 1p 1e 1i 2p 3p 4p tb sd is th bw
  et eg es ec pc nt np ng nd na ns nq ne so st dt`.split(/\s+/),
)
const beforeExamples = new Set(
  'sf ps pn sn gv dv ge re we de gn rn wn dn gr rr wr dr lt sc'.split(' '),
)

export const followsExamples = (marker: string) => afterExamples.has(marker)

/** Whether MDF has this marker for a sense or an entry, so that it ends the example above it. */
export const endsExample = (marker: string) =>
  afterExamples.has(marker) || beforeExamples.has(marker)

/** Whether MDF has this marker for a field of an example, so that it goes with the one above it. */
export const isOfExample = (marker: string) =>
  /^(example|translation|reference)\b/.test(mdf[marker] ?? ownMeaning(marker) ?? '')

/** Name of the extra with the number of a sense, or with the marker of a text that has several. */
export const senseNumber = '#sn'
export const ownMarker = '#marker'
/** Name of the extra of a subentry: the key of the entry that it stands under. */
export const subentryOf = '#se'

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
