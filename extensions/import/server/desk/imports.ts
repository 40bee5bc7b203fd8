import {
  deskPage,
  isFromSpeakers,
  type CourseDescription,
  type DeskImports,
  type ImportTermsSaid,
} from '@mboa/contract'
import type { Mapping, ReadPart } from '@mboa/formats'
import type { Context } from '../../../../server/src/context.ts'
import {
  clearUndoneImports,
  listImports,
} from '../../../../server/src/modules/contributions/index.ts'
import { recordAct, type Agent } from '../../../../server/src/modules/language-acts/index.ts'
import { listOpen } from '../../../../server/src/modules/language-desk/index.ts'
import { countLicencesOfTakes } from '../../../../server/src/modules/published/index.ts'
import { undoWholeImport } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import { refuse, succeed, type Result } from '../../../../server/src/result.ts'
import type { ItemsOfCourse } from '../recordings/find-said-items.ts'
import { countClips } from '../recordings/repository.ts'
import type { WalkedPart } from '../words/draft-import.ts'
import { listOtherImports } from '../words/repository.ts'
import type { ImportTerms } from '../words/judge-entry.ts'
import { prepareImport } from '../words/prepare-import.ts'

/** What was imported, and what can be exported. */
export async function readImports(
  context: Context,
  language: string,
  before: string | undefined,
): Promise<DeskImports> {
  const { queries } = context.database
  const rows = await listOtherImports(queries, language, { before, limit: deskPage + 1 })
  const shown = rows.slice(0, deskPage)
  const sounds = await countClips(queries, language)
  const { items, withheld } = await listOpen(context, language)
  const takes = await countLicencesOfTakes(queries, language)
  const description = context.library.findDescription(language)
  return {
    imports: shown.map((row) => ({
      id: row.id,
      fileName: row.fileName,
      source: row.citation,
      licence: row.licence,
      entries: row.entries,
      proposed: row.told,
      importedAt: row.begunAt,
      undoneAt: row.undoneAt,
      voices: sounds.get(row.id)?.voices ?? 0,
    })),
    next: rows.length > deskPage ? (shown.at(-1)?.id ?? null) : null,
    orthographies: description === undefined ? [] : listOrthographies(description),
    open: countLicences([...items.words, ...items.sentences]),
    withheld,
    course: countLicences(await listOwnItems(context, language)),
    recordings: {
      open: takes.flatMap(({ licence, count }) => (licence === null ? [] : [{ licence, count }])),
      withheld: takes.find(({ licence }) => licence === null)?.count ?? 0,
    },
  }
}

/** Most of them first. */
function countLicences(items: readonly { licence: string }[]) {
  return [...Map.groupBy(items, ({ licence }) => licence)]
    .map(([licence, of]) => ({ licence, count: of.length }))
    .sort((a, b) => b.count - a.count)
}

/** Of the course's packs, without what speakers gave. */
async function listOwnItems(context: Pick<Context, 'readCurrentCourses'>, language: string) {
  const { words, sentences } = await readOwnItems(context, language)
  return [...words, ...sentences]
}

export async function readOwnItems(
  context: Pick<Context, 'readCurrentCourses'>,
  language: string,
): Promise<ItemsOfCourse> {
  const packs = (await context.readCurrentCourses()).findCourse(language)?.packs ?? []
  const own = packs.filter(({ unit }) => !isFromSpeakers(unit))
  return {
    words: own.flatMap(({ words }) => words),
    sentences: own.flatMap(({ sentences = [] }) => sentences),
  }
}

const listOrthographies = ({ orthography }: CourseDescription) =>
  [orthography, ...(orthography.others ?? [])].map(({ id, name }) => ({ id, name }))

/** Takes a whole import back; what speakers recorded of it stays theirs. */
export async function undoFile(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const isThere = (await listImports(database.queries, language)).some(
    (each) => each.id === id && each.undoneAt === null,
  )
  if (!isThere) return refuse('not-found')
  await database.unhurriedTransaction(async (queries) => {
    await undoWholeImport(queries, id, clock.now())
    await recordAct(queries, context, { act: 'import-undone', by, language, thing: id })
  })
  await saveWithdrawals()
  await clearUndoneImports(database)
  return succeed(undefined)
}

type CourseContext = Pick<Context, 'database' | 'clock' | 'library' | 'readCurrentCourses'>

/** What is said of a whole file. */
export type SaidOfFile = Pick<ImportTermsSaid, 'source' | 'licence' | 'dialect' | 'orthography'>

export interface PreparedFile {
  readonly terms: ImportTerms
  readonly course: CourseDescription
  /** The same each time. */
  readonly walk: () => AsyncGenerator<WalkedPart, void>
}

/** `invalid-value` for a spelling that is none of the language. */
export async function prepareFile(
  context: CourseContext,
  language: string,
  {
    said,
    mapping,
    read,
  }: { said: SaidOfFile; mapping: Mapping; read: () => AsyncIterable<ReadPart> },
): Promise<Result<PreparedFile>> {
  const { database, clock, library } = context
  const found = findCourseOf(context, language, said)
  if (!found.ok) return found
  const course = found.value
  const terms = termsFor(language, said)
  const walk = await prepareImport(database.queries, {
    course,
    items: await listOwnItems(context, language),
    findConcept: (concept) => library.findConcept(concept),
    terms,
    mapping,
    now: clock.now(),
    read,
  })
  return succeed({ terms, course, walk })
}

/** As imports keep it. */
export function termsFor(language: string, said: SaidOfFile): ImportTerms {
  return {
    course: language,
    citation: said.source.normalize('NFC'),
    licence: said.licence,
    dialect: said.dialect?.normalize('NFC') ?? null,
    orthography: said.orthography,
  }
}

/** The course that a file is for; `invalid-value` where it has no such spelling. */
export function findCourseOf(
  { library }: Pick<Context, 'library'>,
  language: string,
  said: Pick<SaidOfFile, 'orthography'> & {
    conventions?: Readonly<Record<string, string>> | undefined
  },
): Result<CourseDescription> {
  const { orthography, conventions = {} } = said
  const course = library.findDescription(language)
  if (course === undefined) return refuse('not-found')
  const known = listOrthographies(course).map(({ id }) => id)
  if (!known.includes(orthography)) {
    return refuse('invalid-value', { fields: { orthography: 'invalid-value' } })
  }
  return Object.values(conventions).every((each) => each === '' || known.includes(each))
    ? succeed(course)
    : refuse('invalid-value', { fields: { conventions: 'invalid-value' } })
}
