import {
  isFromSpeakers,
  mostImportLines,
  type CourseDescription,
  type DeskImports,
  type ImportDraftAnswer,
  type ImportFile,
  type KeptImport,
} from '@mboa/contract'
import { defaultMapping, type FormatProblem } from '@mboa/formats'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import {
  draftImport,
  listImports,
  listOpenItems,
  prepareImport,
  readApart,
  saveImport,
  undoImport,
  type ImportDraft,
  type ImportTerms,
  type WalkedPart,
} from '../contributions/index.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import { countLicencesOfTakes } from '../recordings/index.ts'

/** A workbook comes as its bytes, a table as its text. */
const formatOf = ({ encoding }: ImportFile) => (encoding === 'base64' ? 'xlsx' : 'csv')

/** What was imported, and what can be exported. */
export async function readImports(context: Context, language: string): Promise<DeskImports> {
  const { queries } = context.database
  const rows = await listImports(queries, language)
  const { items, withheld } = await listOpen(context, language)
  const takes = await countLicencesOfTakes(queries, language)
  const description = context.library.findDescription(language)
  return {
    imports: rows.toReversed().map((row) => ({
      id: row.id,
      fileName: row.fileName,
      source: row.citation,
      licence: row.licence,
      entries: row.entries,
      proposed: row.told,
      importedAt: row.begunAt,
      undoneAt: row.undoneAt,
    })),
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
async function listOwnItems(context: Context, language: string) {
  const packs = (await context.readCurrentCourses()).findCourse(language)?.packs ?? []
  return packs
    .filter(({ unit }) => !isFromSpeakers(unit))
    .flatMap(({ words, sentences = [] }) => [...words, ...sentences])
}

const listOpen = ({ database, library }: Context, course: string) =>
  listOpenItems(database.queries, {
    course,
    isChecked: true,
    findConcept: (concept) => library.findConcept(concept),
  })

const listOrthographies = ({ orthography }: CourseDescription) =>
  [orthography, ...(orthography.others ?? [])].map(({ id, name }) => ({ id, name }))

/** The words that speakers confirmed and give to open data, line by line. */
export async function exportWords(context: Context, language: string): Promise<string> {
  const { items } = await listOpen(context, language)
  // Only here: it brings what reads packs.
  const { composeTable } = await import('@mboa/content/import')
  // Spreadsheets know by the mark that it is Unicode.
  return `\uFEFF${[...composeTable(items)].join('\r\n')}\r\n`
}

/** What a file would bring; `invalid-value` for a spelling that is none of the language. */
export async function draftFile(
  context: Context,
  language: string,
  file: ImportFile,
): Promise<Outcome<ImportDraftAnswer>> {
  const prepared = await prepare(context, language, file)
  if (!prepared.ok) return prepared
  return succeed(presentDraft(await draftImport(prepared.value.walk(), () => false)))
}

/** Keeps it whole; `invalid-value` (field `table`) where there is nothing in it to keep. */
export async function keepFile(
  context: Context,
  language: string,
  { file, by }: { file: ImportFile; by: Agent },
): Promise<Outcome<KeptImport>> {
  const { database, ids, clock } = context
  const prepared = await prepare(context, language, file)
  if (!prepared.ok) return prepared
  const { terms, walk } = prepared.value
  const draft = await draftFile(context, language, file)
  if (!draft.ok) return draft
  if (draft.value.broken !== null || draft.value.entries === 0) {
    return refuse('invalid-value', { fields: { table: 'invalid-value' } })
  }
  const mapping = JSON.stringify(defaultMapping)
  const kept = await saveImport(
    {
      database,
      ids,
      now: clock.now(),
      onKept: (queries, thing) =>
        recordAct(queries, context, { act: 'words-imported', by, language, thing }),
    },
    { ...terms, fileName: file.fileName, format: formatOf(file), mapping },
    walk(),
  )
  return succeed(kept)
}

/** Takes a whole import back; what speakers recorded of it stays theirs. */
export async function undoFile(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Outcome<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const isThere = (await listImports(database.queries, language)).some(
    (each) => each.id === id && each.undoneAt === null,
  )
  if (!isThere) return refuse('not-found')
  await database.unhurriedTransaction(async (queries) => {
    await undoImport(queries, id, clock.now())
    await recordAct(queries, context, { act: 'import-undone', by, language, thing: id })
  })
  await saveWithdrawals()
  return succeed(undefined)
}

async function prepare(
  context: Context,
  language: string,
  file: ImportFile,
): Promise<Outcome<{ terms: ImportTerms; walk: () => AsyncGenerator<WalkedPart, void> }>> {
  const { library, database, clock } = context
  const course = library.findDescription(language)
  if (course === undefined) return refuse('not-found')
  if (!listOrthographies(course).some(({ id }) => id === file.orthography)) {
    return refuse('invalid-value', { fields: { orthography: 'invalid-value' } })
  }
  const terms: ImportTerms = {
    course: language,
    citation: file.source.normalize('NFC'),
    licence: file.licence,
    dialect: file.dialect?.normalize('NFC') ?? null,
    orthography: file.orthography,
  }
  const bytes = Buffer.from(file.table, file.encoding === 'base64' ? 'base64' : 'utf8')
  const walk = await prepareImport(database.queries, {
    course,
    items: await listOwnItems(context, language),
    terms,
    mapping: defaultMapping,
    now: clock.now(),
    read: () => readApart({ format: formatOf(file), mapping: defaultMapping, language }, bytes),
  })
  return succeed({ terms, walk })
}

function presentDraft(draft: ImportDraft): ImportDraftAnswer {
  const { broken, entries, proposed, kept, refused, differing, earlier, misspelled } = draft
  return {
    broken: broken === undefined ? null : presentProblem(broken),
    entries,
    proposed,
    kept: [...kept].map(([reason, { count, examples }]) => {
      return { reason, count, examples: [...examples] }
    }),
    refused: {
      count: refused.count,
      problems: refused.problems.slice(0, mostImportLines).map(presentProblem),
    },
    differing: {
      count: differing.count,
      items: differing.items.slice(0, mostImportLines).map(({ text, here, there }) => {
        return { text, here, there: there.gloss.en.join('; ') }
      }),
    },
    earlier: { same: earlier.same, changed: earlier.changed.length },
    misspelled,
  }
}

function presentProblem({
  line,
  entry,
  reason,
  message,
}: Pick<FormatProblem, 'line' | 'entry' | 'message'> & {
  reason?: FormatProblem['reason'] | undefined
}) {
  return { line, entry: entry ?? null, reason: reason ?? ('other' as const), message }
}
