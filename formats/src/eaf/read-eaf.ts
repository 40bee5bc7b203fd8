import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { countIn } from '../count-in.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Extra,
  FormatError,
  type Header,
  isOfLanguage,
  type LeftOut,
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
  const document = await readDocument(chunks)
  const { tiers, media, licence, name } = document
  if (tiers.every(({ annotations }) => annotations.every(({ text }) => text === ''))) {
    throw new FormatError('no tier has a text', 1, 'empty')
  }
  const said = saidRolesOf(tiers, mapping, language)
  const roles = new Map([...said, ...guessedRolesOf(tiers, said)])
  yield { part: 'outline', outline: { columns: outlineOf(tiers, roles) } }
  if (![...roles.values()].includes('text')) throw whichTier(tiers, roles)
  const extra = media.flatMap(({ name: value, origin }): Extra[] => [
    { format: eaf, name: 'media', value },
    ...(origin === 0 ? [] : [{ format: eaf, name: originOf(value), value: String(origin) }]),
  ])
  yield {
    part: 'header',
    header: compact<Header>({ licence, extra, source: undefined, ranges: undefined }),
  }
  const tree = growTree(tiers)
  const meanings = createFindMeanings(tiers, roles, tree)
  const keys = new Set<string>()
  const read = new Set<Annotation>()
  const otherTimes = new Set<Annotation>()
  for (const tier of tiers) {
    if (roles.get(tier.id) !== 'text') continue
    for (const annotation of tier.annotations) {
      const { id, text, line } = annotation
      read.add(annotation)
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
      const { glosses, from } = meanings(annotation)
      for (const each of [...from, ...tree.below(annotation)]) {
        read.add(each)
        if (timeOf(each) !== timeOf(annotation)) otherTimes.add(each)
      }
      yield { part: 'entry', entry: { ...entry, senses: [{ glosses }] }, line }
    }
  }
  const leftOut = tiers.flatMap(({ id: of, annotations }): LeftOut[] => {
    const count = annotations.filter((each) => each.text !== '' && !read.has(each)).length
    return count === 0 ? [] : [{ kind: 'annotations', of, count }]
  })
  const attributes = new Map(document.attributes)
  countTimes(attributes, otherTimes)
  countOfTiers(attributes, { tiers, roles, language })
  leftOut.push(...listCounts('elements', document.others), ...listCounts('attributes', attributes))
  if (leftOut.length > 0) yield { part: 'outline', outline: { leftOut } }
}

function listCounts(kind: LeftOut['kind'], counts: ReadonlyMap<string, number>): LeftOut[] {
  return [...counts].map(([of, count]) => ({ kind, of, count }))
}

/** Counts the times of annotations that come along with a sentence and lose their own. */
function countTimes(counts: Map<string, number>, annotations: ReadonlySet<Annotation>): void {
  for (const { begin, end } of annotations) {
    if (begin !== undefined) countIn(counts, 'ALIGNABLE_ANNOTATION@TIME_SLOT_REF1')
    if (end !== undefined) countIn(counts, 'ALIGNABLE_ANNOTATION@TIME_SLOT_REF2')
  }
}

/** Counts speakers of tiers that no sentence names, and languages that say nothing of a role. */
function countOfTiers(
  counts: Map<string, number>,
  { tiers, roles, language }: { tiers: readonly Tier[]; roles: Roles; language: string },
): void {
  const texts = tiers.filter(({ id }) => roles.get(id) === 'text')
  const speakers = new Set(texts.map(({ speaker }) => speaker))
  for (const tier of tiers) {
    const role = roles.get(tier.id)
    const isOfText = role === 'text' && isOfLanguage(tier.lang, language)
    const isLanguageRead = isOfText || (role !== undefined && role === glossByName(tier))
    if (tier.speaker !== '' && !speakers.has(tier.speaker)) countIn(counts, 'TIER@PARTICIPANT')
    if (tier.lang !== '' && !isLanguageRead) countIn(counts, 'TIER@LANG_REF')
  }
}

/** Name of the extra that says where in a recording the time 0 is. */
export const originOf = (recording: string) => `origin:${recording}`

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
  const isOfOneKind = types.size === 1 && !areParallel(roots)
  return isOfOneKind ? new Map(roots.map(({ id }) => [id, 'text'])) : new Map()
}

/** Tiers of several speakers share hardly any times; those of a text and its translation do. */
function areParallel(tiers: readonly Tier[]): boolean {
  const counts = new Map<string, number>()
  const timesOf = ({ annotations }: Tier) => new Set(annotations.map(timeOf))
  for (const time of tiers.flatMap((tier) => [...timesOf(tier)])) {
    counts.set(time, (counts.get(time) ?? 0) + 1)
  }
  return tiers.some((tier) => {
    const times = [...timesOf(tier)]
    return times.filter((time) => (counts.get(time) ?? 0) > 1).length * 2 > times.length
  })
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
  ['gloss en', 'en', /^(en|eng|english|anglaise?|ge)$/],
  ['gloss fr', 'fr', /^(fr|fra|fre|french|francaise?|gn|trad|trd|traduction)$/],
] as const

function glossByName({ id, type, lang }: Tier): string | undefined {
  // The part after @ is the speaker.
  const [name = ''] = id.split('@')
  const words = `${name} ${type}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return glossNames.find(
    ([, tag, known]) =>
      known.test(lang.toLowerCase()) ||
      isOfLanguage(lang, tag) ||
      (lang === '' && words.some((each) => known.test(each))),
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
  const isMeaning = ({ tier, text }: Annotation) => langs.has(tier) && text !== ''
  const findFor = (annotation: Annotation): readonly Annotation[] => {
    const own = tree.below(annotation).filter(isMeaning)
    if (own.length > 0) return own
    for (const around of tree.above(annotation)) {
      const below = tree.below(around)
      if (below.filter(({ tier }) => tier === annotation.tier).length > 1) break
      const beside = [around, ...below].filter(isMeaning)
      if (beside.length > 0) return beside
    }
    const isTimed = annotation.begin !== undefined && annotation.end !== undefined
    return isTimed ? (atTime.get(timeOf(annotation)) ?? []).filter(isMeaning) : []
  }
  return (annotation: Annotation): { glosses: TaggedText[]; from: readonly Annotation[] } => {
    const from = findFor(annotation)
    const glosses = [...Map.groupBy(from, ({ tier }) => tier)].map(([tier, parts]) => {
      return { lang: langs.get(tier) ?? '', text: parts.map(({ text }) => text).join(' ') }
    })
    return { glosses, from }
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
  // Without slots of its own it lasts as long as what it belongs to.
  const timed = [annotation, ...tree.above(annotation)].find(({ from }) => from !== undefined)
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
