import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { deskExportFormats } from '@mboa/contract'
import type { Run } from '../command.ts'
import { RequiredOption } from '../required-option.ts'

const heading = 'Courses:'

export function addContentCommands(program: Command, run: Run): void {
  const content = program
    .commandsGroup(heading)
    .command('content')
    .description('Check, import, export and publish courses')
    .commandsGroup(heading)
  addReading(content, run)
  addTables(content, run)
  content
    .command('publish')
    .summary('Publish an unlisted course')
    .description(
      'Publishes an unlisted course, so that learners find it. Without a course, lists the unlisted courses and all decisions about them.',
    )
    .argument('[course]', 'Code of the course, for example gyi')
    .option(
      '--reason <text>',
      'Who was asked and what they said, for the record (required with a course)',
    )
    .action(run(async () => (await import('./content-publish.ts')).contentPublish))
  content
    .command('unpublish')
    .summary('Make a published course unlisted again')
    .description(
      'Makes a published course unlisted again. Devices drop it from their list the next time they ask the server.',
    )
    .argument('<course>', 'Code of the course, for example gyi')
    .addOption(new RequiredOption('--reason <text>', 'Why, for the record'))
    .action(run(async () => (await import('./content-publish.ts')).contentUnpublish))
}

function addReading(content: Command, run: Run): void {
  content
    .command('check')
    .summary('Check courses and concepts for problems')
    .description('Prints each problem in packs and concepts, with its file and line.')
    .argument('[folder]', 'Check the packs in this folder instead of Mboa’s own')
    .action(run(async () => (await import('./content-check.ts')).contentCheck))
  content
    .command('list')
    .summary('List courses and units, with their checked words')
    .description('Lists courses and their units, with how many words speakers have checked.')
    .argument('[folder]', 'List the packs in this folder instead of Mboa’s own')
    .action(run(async () => (await import('./content-list.ts')).contentList))
}

function addTables(content: Command, run: Run): void {
  content
    .command('template')
    .summary('Print an empty table for words and sentences')
    .description('Prints a table (CSV) with an example word and sentence, to fill in and import.')
    .option('--to <file>', 'Write the table to a new file instead')
    .action(run(async () => (await import('./content-export.ts')).contentTemplate))
  content
    .command('import')
    .summary('Import a unit from a table')
    .description(
      'Imports a unit from a table of words and sentences (CSV or TSV). If there is any problem, nothing is imported.',
    )
    .argument('<table>', 'File to import')
    .addOption(
      new RequiredOption('--course <code>', 'Add the unit to this course').argParser(
        parseCourseCode,
      ),
    )
    .addOption(
      new RequiredOption('--unit <name>', 'Name of the new unit, for example animals').argParser(
        parseUnitName,
      ),
    )
    .addOption(new RequiredOption('--english <title>', 'Title in English').argParser(parseTitle))
    .addOption(new RequiredOption('--french <title>', 'Title in French').argParser(parseTitle))
    .option('--packs <folder>', 'Import into the packs in this folder instead of Mboa’s own')
    .option('--dry-run', 'Report problems without writing anything')
    .action(run(async () => (await import('./content-import.ts')).contentImport))
  content
    .command('export')
    .summary('Export a course or unit')
    .description(
      'Prints the words and sentences of a course, or of one of its units, as a table (CSV).',
    )
    .argument('<course>', 'Code of the course, for example ewo')
    .argument('[unit]', 'Export only this unit')
    .option('--packs <folder>', 'Read the packs in this folder instead of Mboa’s own')
    .option('--to <file>', 'Write to a new file instead; its ending sets the format')
    .addOption(itemsFormatOption())
    .action(run(async () => (await import('./content-export.ts')).contentExport))
}

/** Format of the file in which words and sentences are exported. */
export const itemsFormatOption = () =>
  new Option(
    '--format <name>',
    'Format of the file, whatever its ending; cldf is written as a ZIP',
  ).choices(deskExportFormats)

function parseCourseCode(code: string): string {
  if (/^[a-z]{3}$/.test(code)) return code
  throw new InvalidArgumentError('Use a code of three letters, such as ewo.')
}

function parseUnitName(name: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name
  throw new InvalidArgumentError('Use lower-case letters, digits and hyphens, such as animals.')
}

function parseTitle(title: string): string {
  if (title.trim() !== '') return title
  throw new InvalidArgumentError('The title must not be empty.')
}
