import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { conceptsFolder, indexConcepts, loadConcepts, type LoadedCourse } from '@mboa/content'
import { FormatError, type Mapping, readers, type ReadName, soundKeyOf } from '@mboa/formats'
import { MisuseError, type ExitStatus, type Terminal } from '../../../../server/src/cli/command.ts'
import { withAccounts } from '../../../../server/src/cli/people/with-accounts.ts'
import { withDatabase } from '../../../../server/src/cli/with-database.ts'
import {
  listImports,
  clearUndoneImports,
  type ImportRow,
} from '../../../../server/src/modules/contributions/index.ts'
import { undoWholeImport } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import { systemClock as clock } from '../../../../server/src/platform/clock.ts'
import type { Database, Queries } from '../../../../server/src/platform/database/database.ts'
import { createIds } from '../../../../server/src/platform/ids.ts'
import { countClips } from '../recordings/repository.ts'
import { clipsTable, isTar } from '../recordings/sources/unpack-clips.ts'
import { draftImport, type WalkedPart } from '../words/draft-import.ts'
import { listImportsOfVoices } from '../words/repository.ts'
import type { ImportTerms } from '../words/judge-entry.ts'
import { prepareImport } from '../words/prepare-import.ts'
import { readApart } from '../words/reading/read-apart.ts'
import { saveImport } from '../words/save-import.ts'
import {
  counted,
  describeChoices,
  describeDraft,
  describeProblem,
  printable,
} from './describe-draft.ts'
import { findCourse, isFile, isFolder, readTerms, type ImportOptions } from './import-arguments.ts'
import { importVoices } from './import-voices.ts'
import { openImportFile } from './open-import-file.ts'
import { checkConventions, readMapping } from './read-mapping.ts'
import { recordImport, takeBackClip, takeBackVoice } from './record-import.ts'

export async function importFile(
  terminal: Terminal,
  file: string,
  options: ImportOptions,
): Promise<ExitStatus> {
  const course = await findCourse(options.language, options.packs)
  const terms = readTerms(options, course)
  const holdsClips = isTar(file) ? await isFile(file) : await isFolder(file)
  if (holdsClips) return importClips(file, { options, course, terms }, terminal)
  const unpacked = await mkdtemp(join(tmpdir(), 'mboa-import-'))
  try {
    const wanted = { format: options.format, language: terms.course, to: unpacked }
    const opened = await openImportFile(file, wanted)
    if (opened.is === 'voices')
      return await importClips(opened.folder, { options, course, terms }, terminal)
    if (!(await isFile(file))) throw new MisuseError(`There is no file ${file}.`)
    const of = { ...opened, fileName: basename(file), options, course, terms }
    // Awaited here: what was unpacked is read meanwhile.
    return await importWords(of, terminal)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const { line, message, file: inside } = error
    const where = { line, ...(inside !== undefined && { file: inside }) }
    terminal.write(printable(describeProblem(basename(file), { ...where, message })))
    terminal.complain('The file cannot be read: nothing was kept.')
    return 1
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

interface WordsWanted {
  readonly format: ReadName
  readonly path: string
  readonly fileName: string
  readonly options: ImportOptions
  readonly course: LoadedCourse
  readonly terms: ImportTerms
}

/** @throws FormatError when the file as a whole cannot be read */
function importWords(of: WordsWanted, terminal: Terminal): Promise<ExitStatus> {
  const { format, path: file, fileName, options, course, terms } = of
  return withDatabase(terminal, async (database) => {
    const { queries } = database
    const wanted = { course: terms.course, format, file: options.options }
    const { mapping, from } = await readMapping(queries, wanted)
    checkConventions(mapping, course.description.orthography)
    const walk = await prepareWalk(queries, { file, format, course, terms, mapping })
    const draft = await draftImport(walk(), await listSounds(file))
    const { title } = readers[format]
    const language = course.summary.name.en
    const said = { fileName, title, language, mapping, from }
    if (draft.broken !== undefined) {
      for (const line of describeChoices(draft, format)) terminal.write(line)
      throw draft.broken
    }
    for (const line of describeDraft(draft, said)) terminal.write(line)
    if (draft.entries === 0) {
      terminal.complain('There is nothing to import.')
      return 1
    }
    if (options.keep !== true) {
      terminal.write('Preview only. Add --keep to import.')
      return 0
    }
    const { id, proposed } = await keep(database, { fileName, format, terms, mapping }, walk())
    terminal.write(`Imported as ${id}: ${proposed} await confirmation by speakers.`)
    if (draft.sounds.named > 0 || format === 'eaf') {
      terminal.write(
        `To import its sounds: ${terminal.program} import sounds ${id} --from <folder> --licence ${terms.licence}`,
      )
    }
    terminal.write(`To undo the import: ${terminal.program} import undo ${id}`)
    return 0
  })
}

async function importClips(
  path: string,
  { options, course, terms }: { options: ImportOptions; course: LoadedCourse; terms: ImportTerms },
  terminal: Terminal,
): Promise<ExitStatus> {
  if (!isTar(path) && !(await isFile(join(path, clipsTable)))) {
    throw new MisuseError(
      `There is no ${clipsTable} in ${path}: name a file, or the folder of a language of Common Voice.`,
    )
  }
  const { keep, refused } = options
  return importVoices({ path, course, terms, keeps: keep === true, refused }, terminal)
}

export function importList(
  terminal: Terminal,
  { language }: { language?: string },
): Promise<ExitStatus> {
  return withDatabase(terminal, async ({ queries }) => {
    const kept = await listImports(queries, language)
    const ofVoices = await listImportsOfVoices(queries, language)
    const begun = ofVoices.filter(({ keptAt }) => keptAt === null)
    const sounds = await countClips(queries)
    for (const each of [...kept, ...begun]) {
      const at = new Date(each.begunAt).toISOString().slice(0, 16)
      const state = describeState(each)
      terminal.write(`${each.id}  ${at}  ${each.course}  ${each.format}  ${each.fileName}${state}`)
      terminal.write(
        `  ${counted(each.entries, 'entry', 'entries')}, ${each.told} proposed to speakers  ${each.citation}  ${each.licence}`,
      )
      const heard = sounds.get(each.id)
      if (heard === undefined) continue
      const { clips, voices, takes } = heard
      terminal.write(
        `  ${counted(clips, 'clip', 'clips')} of ${counted(voices, 'voice', 'voices')}, takes made of ${takes}`,
      )
    }
    return 0
  })
}

function describeState({ keptAt, undoneAt }: ImportRow): string {
  if (undoneAt !== null) return '  undone'
  return keptAt === null ? '  begun: the same command continues it' : ''
}

export function importUndo(
  terminal: Terminal,
  id: string,
  { voice, clip }: { voice?: string; clip?: string },
): Promise<ExitStatus> {
  return withAccounts(terminal, async ({ database, saveWithdrawals }) => {
    const begun = await listImportsOfVoices(database.queries)
    const all = [...(await listImports(database.queries)), ...begun]
    const found = all.find((each) => each.id === id)
    if (found === undefined) throw new MisuseError(`There is no import ${id}.`)
    if (found.undoneAt !== null) {
      terminal.complain('It is already undone.')
      return 1
    }
    if (clip !== undefined) {
      if (!(await takeBackClip(database, { ...found, clip }))) {
        throw new MisuseError(`This import has no recording called ${clip}.`)
      }
      await saveWithdrawals()
      terminal.write(`Removed ${clip} from ${found.fileName}.`)
      return 0
    }
    if (voice !== undefined) {
      if (!(await takeBackVoice(database, { ...found, voice }))) {
        throw new MisuseError(`This import has no voice called ${voice}.`)
      }
      await saveWithdrawals()
      terminal.write(`Removed ${voice} and all its recordings from ${found.fileName}.`)
      return 0
    }
    await database.unhurriedTransaction(async (queries) => {
      await undoWholeImport(queries, id, clock.now())
      await recordImport(queries, 'import-undone', { id, course: found.course })
    })
    await saveWithdrawals()
    await clearUndoneImports(database)
    terminal.write(`Undid the import of ${found.fileName}: ${found.entries} entries.`)
    return 0
  })
}

/** The same walk twice: for the draft, and to keep what it announced. */
async function prepareWalk(
  queries: Queries,
  {
    file,
    format,
    course,
    terms,
    mapping,
  }: {
    file: string
    format: ReadName
    course: LoadedCourse
    terms: ImportTerms
    mapping: Mapping
  },
) {
  const concepts = indexConcepts(await loadConcepts(conceptsFolder))
  return prepareImport(queries, {
    course: course.description,
    items: course.units.flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])]),
    findConcept: (concept) => concepts.get(concept),
    terms,
    mapping,
    now: clock.now(),
    read: () => {
      const { course: language } = course.summary
      return readApart({ format, mapping, language, path: resolve(file) })
    },
  })
}

function keep(
  database: Database,
  of: { fileName: string; format: ReadName; terms: ImportTerms; mapping: Mapping },
  walk: AsyncIterable<WalkedPart>,
) {
  const { fileName, format, terms, mapping } = of
  const wanted = { ...terms, fileName, format, mapping: JSON.stringify(mapping) }
  const onKept = (queries: Queries, id: string) =>
    recordImport(queries, 'words-imported', { id, course: terms.course })
  return saveImport({ database, ids: createIds(clock), now: clock.now(), onKept }, wanted, walk)
}

/** Whether a sound lies beside the file, or in the folder `audio` there, where FLEx puts it. */
async function listSounds(file: string): Promise<(path: string) => boolean> {
  const folder = dirname(file)
  const found = await Promise.all(
    [folder, join(folder, 'audio')].map((each) => readdir(each).catch(() => [])),
  )
  const there = new Set(found.flat().map(soundKeyOf))
  return (path) => there.has(soundKeyOf(path))
}
