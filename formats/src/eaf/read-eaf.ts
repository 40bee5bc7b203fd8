import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Extra,
  FormatError,
  type Header,
  isOfLanguage,
  type ReadPart,
  type TaggedText,
} from '../model.ts'
import { startFindingFields } from '../found-fields.ts'
import { type AnnotationTree, growTree } from './annotation-tree.ts'
import { type Annotation, readDocument, type Tier } from './eaf-document.ts'

const eaf = 'eaf'

/**
 * Reads a transcription of ELAN: each annotation of the tier of sentences becomes one, with what
 * tiers of meanings say of it, and its times. The sound is named and not read.
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readEaf(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const { tiers, media, licence, name } = await readDocument(chunks)
  const said = saidRolesOf(tiers, mapping, language)
  const roles = new Map([...said, ...guessedRolesOf(tiers, said)])
  yield { part: 'outline', outline: { columns: outlineOf(tiers, roles) } }
  if (![...roles.values()].includes('text')) throw whichTier(tiers, roles)
  const extra = media.map((value): Extra => ({ format: eaf, name: 'media', value }))
  yield {
    part: 'header',
    header: compact<Header>({ licence, extra, source: undefined, ranges: undefined }),
  }
  const tree = growTree(tiers)
  const meanings = createFindMeanings(tiers, roles, tree)
  const keys = new Set<string>()
  for (const tier of tiers) {
    if (roles.get(tier.id) !== 'text') continue
    for (const annotation of tier.annotations) {
      const { id, text, line } = annotation
      const flaw =
        text === ''
          ? 'its text is empty'
          : id === '' || keys.has(id)
            ? 'it has no id of its own'
            : undefined
      if (flaw !== undefined) {
        const entry = text === '' ? id : text
        const reason = text === '' ? 'no-text' : 'same-id'
        yield { part: 'problem', problem: { line, ...(entry && { entry }), message: flaw, reason } }
        continue
      }
      keys.add(id)
      const entry = entryOf(annotation, { tier, tree, roles, language, licence, name })
      yield {
        part: 'entry',
        entry: { ...entry, senses: [{ glosses: meanings(annotation) }] },
        line,
      }
    }
  }
}

type Roles = ReadonlyMap<string, string>

/** What tiers hold: by the mapping, or by their languages and names. */
function saidRolesOf(tiers: readonly Tier[], { tiers: said }: Mapping, language: string): Roles {
  const roles = new Map<string, string>()
  for (const tier of tiers) {
    const key = [tier.id, tier.type].find((each) => Object.hasOwn(said, each))
    const own = key === undefined ? glossByName(tier) : said[key]
    if (own !== undefined) roles.set(tier.id, own)
    else if (tier.lang !== '' && isOfLanguage(tier.lang, language)) roles.set(tier.id, 'text')
  }
  return roles
}

/** Where nothing says it: the only kind of tier that others hang on. */
function guessedRolesOf(tiers: readonly Tier[], said: Roles): Roles {
  if ([...said.values()].includes('text')) return new Map()
  const roots = fullTiers(tiers, said).filter(({ parent }) => parent === undefined)
  const types = new Set(roots.map(({ type }) => type))
  return types.size === 1 ? new Map(roots.map(({ id }) => [id, 'text'])) : new Map()
}

const fullTiers = (tiers: readonly Tier[], roles: Roles) =>
  tiers.filter(({ annotations, id }) => annotations.length > 0 && !roles.has(id))

function whichTier(tiers: readonly Tier[], roles: Roles): FormatError {
  const names = fullTiers(tiers, roles)
    .slice(0, mostNamed)
    .map(({ id, type }) => `${quoted(id)} (${type.slice(0, 20)})`)
  const all = names.length === 0 ? 'no tier has a text' : `it has ${names.join(', ')}`
  const message = `which tier holds the sentences? ${all}: say it in "tiers"`
  return new FormatError(message.slice(0, 200), 1, 'which-tier')
}

function outlineOf(tiers: readonly Tier[], roles: Roles) {
  const found = startFindingFields((id) => roles.get(id) ?? '')
  for (const { id, annotations } of tiers) {
    for (const { text } of annotations.slice(0, mostLookedAt)) found.add(id, text)
  }
  return found.list((id) => id)
}

/** Of a tier, for a few examples of it. */
const mostLookedAt = 10
const mostNamed = 3

const glossNames = [
  ['gloss en', 'en', /^(en|eng|english|anglais|ge)$/],
  ['gloss fr', 'fr', /^(fr|fra|fre|french|francais|gn)$/],
] as const

function glossByName({ id, type, lang, parent }: Tier): string | undefined {
  const words = `${id} ${type}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return glossNames.find(
    ([, tag, name]) =>
      name.test(lang.toLowerCase()) ||
      isOfLanguage(lang, tag) ||
      (parent !== undefined && lang === '' && words.some((each) => name.test(each))),
  )?.[0]
}

/**
 * What tiers of meanings say of a sentence: below it, beside it where it is the whole of what both
 * belong to, or in a tier of its own at the same time.
 */
function createFindMeanings(tiers: readonly Tier[], roles: Roles, tree: AnnotationTree) {
  const langs = new Map(
    [...roles].flatMap(([id, role]) =>
      role.startsWith('gloss ') ? [[id, role.slice(6)] as const] : [],
    ),
  )
  const atTime = Map.groupBy(
    tiers
      .filter(({ id, parent }) => parent === undefined && langs.has(id))
      .flatMap((tier) => tier.annotations),
    timeOf,
  )
  return (annotation: Annotation): TaggedText[] => {
    const of = (found: readonly Annotation[]) =>
      [
        ...Map.groupBy(
          found.filter(({ tier, text }) => langs.has(tier) && text !== ''),
          ({ tier }) => tier,
        ),
      ].map(([tier, parts]) => {
        return { lang: langs.get(tier) ?? '', text: parts.map(({ text }) => text).join(' ') }
      })
    const own = of(tree.below(annotation))
    if (own.length > 0) return own
    for (const around of tree.above(annotation)) {
      const below = tree.below(around)
      if (below.filter(({ tier }) => tier === annotation.tier).length > 1) break
      const beside = of([around, ...below])
      if (beside.length > 0) return beside
    }
    return annotation.begin === undefined ? [] : of(atTime.get(timeOf(annotation)) ?? [])
  }
}

const timeOf = ({ begin, end }: Annotation) => `${begin}–${end}`

function entryOf(
  annotation: Annotation,
  of: {
    tier: Tier
    tree: AnnotationTree
    roles: Roles
    language: string
    licence: string | undefined
    /** Names the document. */
    name: string | undefined
  },
): Omit<Entry, 'senses'> {
  const { tier, tree, roles, language, licence, name: document } = of
  const timed = [annotation, ...tree.above(annotation)].find(({ begin }) => begin !== undefined)
  const said: readonly (readonly [string, string | undefined])[] = [
    ['begin', timed?.begin?.toString()],
    ['end', timed?.end?.toString()],
    ['tier', tier.id],
    ['speaker', tier.speaker || undefined],
  ]
  const others = Map.groupBy(
    tree.below(annotation).filter((each) => !/^(text|gloss .*)$/.test(roles.get(each.tier) ?? '')),
    (each) => each.tier,
  )
  const carried = [...others].map(
    ([id, parts]) => [`tier:${id}`, parts.map(({ text }) => text).join(' ')] as const,
  )
  const extra = [...said, ...carried].flatMap(([name, value]): Extra[] =>
    value === undefined || value.trim() === '' ? [] : [{ format: eaf, name, value }],
  )
  const bare = compact<Omit<Entry, 'forms' | 'senses'>>({
    key: annotation.id,
    // Annotations of all documents are named `a1`, `a2`, …
    guid: document === undefined ? undefined : `${document}#${annotation.id}`,
    kind: 'sentence',
    licence,
    extra,
  })
  return { ...bare, forms: [{ lang: language, text: annotation.text }] }
}
