import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Bilingual, packFormat, type UnitPack, unitPackSchema } from '@mboa/contract'
import { checkPacks } from '../check.ts'
import { createDuplicateCheck } from '../checks/duplicates.ts'
import type { Finding } from '../problem.ts'
import { createLessonCheck } from '../checks/lessons.ts'
import { checkShape } from '../checks/shape.ts'
import { checkTexts } from '../checks/text.ts'
import { checkSoundItems, checkUnit } from '../checks/unit.ts'
import { findIdLedger, listNewIds, writeIdLedger } from '../id-ledger.ts'
import type { LoadedCourse } from '../loaded.ts'
import { type Path, toPackYaml } from '../yaml-file.ts'
import { columnOf, describeTableProblem, type Row, type TableProblem } from './columns.ts'
import { itemsOfTable, type TableItems } from './items-of-table.ts'
import { readTable } from './read-table.ts'

export type UnitToImport = {
  /** The folder of packs; the course must be there. */
  folder: string
  course: string
  unit: string
  title: Bilingual
  /** Path of the CSV or TSV. */
  table: string
}

export type ImportedUnit =
  | { ok: true; pack: UnitPack; file: string; yaml: string }
  | { ok: false; problems: string[] }

/**
 * The unit that a table of words and sentences makes, checked as a pack's file is; nothing is written.
 * Problems name the line and column of the table.
 */
export async function readUnitToImport(wanted: UnitToImport): Promise<ImportedUnit> {
  const { folder, course, unit, table } = wanted
  const { problems, courses } = await checkPacks(folder)
  const found = courses.find(({ summary }) => summary.course === course)
  if (problems.length > 0) return refuse(['the packs have problems: run "content check" first'])
  if (found === undefined) return refuse([`there is no course "${course}" in ${folder}`])
  if (found.units.some(({ pack }) => pack.unit === unit)) {
    return refuse([`the course has a unit "${unit}" already: give the new one another name`])
  }
  const { rows, problems: ofTable } = readTable(await readFile(table))
  if (ofTable.length > 0) return refuse(describe(table, ofTable))
  const { removed = {} } = (await findIdLedger(folder, course)) ?? {}
  return composeUnit(wanted, found, { rows, courses, removed: new Set(Object.keys(removed)) })
}

function composeUnit(
  { course, unit, title, table }: UnitToImport,
  { description, units }: LoadedCourse,
  {
    rows,
    courses,
    removed,
  }: { rows: Row[]; courses: LoadedCourse[]; removed: ReadonlySet<string> },
): ImportedUnit {
  const order = Math.max(0, ...units.map(({ pack }) => pack.order)) + 1
  const items = itemsOfTable(rows, course)
  if (items.problems.length > 0) return refuse(describe(table, items.problems))
  const { sentences } = items
  const words = withoutShownPictures(items.words, units)
  const value = {
    format: packFormat,
    course,
    unit,
    order,
    title,
    words,
    orthography: description.orthography.id,
    ...(sentences.length > 0 && { sentences }),
  }
  const shape = checkShape(unitPackSchema, value)
  const findings = [...checkTexts(value), ...shape.findings]
  const pack = shape.output
  if (pack === undefined) {
    findings.push(...checkSoundItems(value, course, description))
  } else {
    const known = [...units.map((each) => each.pack), pack]
    findings.push(...checkUnit(pack, description), ...checkDuplicates(pack, courses))
    findings.push(...checkRemoved(pack, removed))
    findings.push(...createLessonCheck(known)(pack))
  }
  if (pack === undefined || findings.length > 0) {
    return refuse(
      describe(
        table,
        findings
          .filter(({ path }) => !isMadeFromNothing(path, items.rows))
          .map((finding) => toTableProblem(finding, items.rows)),
      ),
    )
  }
  const comment = 'Imported from a table; correct it here.'
  const file = `${course}/${String(order).padStart(2, '0')}-${unit}.yaml`
  return { ok: true, pack, file, yaml: toPackYaml(pack, { schema: 'pack.schema.json', comment }) }
}

/** A picture to choose means one word: a further word for what the course shows goes without. */
function withoutShownPictures(
  words: TableItems['words'],
  units: LoadedCourse['units'],
): TableItems['words'] {
  const shown = new Set<unknown>(
    units.flatMap(({ pack }) => pack.words.map(({ picture }) => picture)),
  )
  return words.map((word) => {
    const { picture, ...rest } = word
    if (picture === undefined || shown.has(picture)) return rest
    shown.add(picture)
    return word
  })
}

function checkDuplicates(pack: UnitPack, courses: readonly LoadedCourse[]): Finding[] {
  const check = createDuplicateCheck()
  for (const { summary, units } of courses) {
    for (const { pack: known } of units) {
      for (const item of [...known.words, ...(known.sentences ?? [])]) check(summary.course, item)
    }
  }
  return (['words', 'sentences'] as const).flatMap((list) =>
    (pack[list] ?? []).flatMap((item, index) =>
      check(pack.course, item).map((found) => ({
        ...found,
        path: [list, index, found.code === 'duplicate-id' ? 'id' : 'text'],
      })),
    ),
  )
}

function checkRemoved(pack: UnitPack, removed: ReadonlySet<string>): Finding[] {
  return (['words', 'sentences'] as const).flatMap((list) =>
    (pack[list] ?? []).flatMap(({ id }, index): Finding[] => {
      const message = `"${id}" was removed from the course: take a new id`
      return removed.has(id) ? [{ path: [list, index, 'id'], code: 'id-ledger', message }] : []
    }),
  )
}

/** An id is made from the English where its cell is empty; where both are, the English is missing. */
function isMadeFromNothing(path: Path, rows: TableItems['rows']): boolean {
  const cells = rowAt(path, rows)?.cells
  return path[2] === 'id' && cells?.id === '' && cells.english === ''
}

function rowAt([list, index]: Path, rows: TableItems['rows']): Row | undefined {
  const isItem = (list === 'words' || list === 'sentences') && typeof index === 'number'
  return isItem ? rows[list][index] : undefined
}

function toTableProblem({ path, message }: Finding, rows: TableItems['rows']): TableProblem {
  const [, , ...inside] = path
  const row = rowAt(path, rows)
  const column = columnOf(inside)
  return { line: row?.line ?? 1, ...(column !== undefined && { column }), message }
}

function describe(table: string, problems: readonly TableProblem[]): string[] {
  return problems
    .toSorted((a, b) => a.line - b.line)
    .map((problem) => describeTableProblem(basename(table), problem))
}

function refuse(problems: string[]): ImportedUnit {
  return { ok: false, problems }
}

/**
 * Writes the unit's file whole or not at all, and never over another, and lists its ids in the
 * course's ledger.
 */
export async function writeImportedUnit(
  folder: string,
  { pack, file, yaml }: Extract<ImportedUnit, { ok: true }>,
): Promise<void> {
  const path = join(folder, file)
  const taken = await readdir(join(path, '..'))
  if (taken.includes(basename(path))) throw new Error(`${path} is there already`)
  const ledger = await findIdLedger(folder, pack.course)
  if (ledger !== undefined) await writeIdLedger(folder, pack.course, listNewIds(ledger, [pack]))
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, yaml, { flag: 'wx' })
  await rename(unfinished, path)
}
