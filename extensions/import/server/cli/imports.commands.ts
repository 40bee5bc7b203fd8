import { importableLicences } from '@mboa/contract'
import { formatNames, readNames } from '@mboa/formats'
import {
  type Command,
  Option,
  parseLanguage,
  type Run,
} from '../../../../server/src/cli/command.ts'
import { RequiredOption } from '../../../../server/src/cli/required-option.ts'

const heading = 'Imports:'
const ofImport = 'Id of the import, as shown by import list'
const refused = 'Write each refused clip to this file (TSV), with the reason'

export function addImportCommands(program: Command, run: Run): void {
  addImport(program.commandsGroup(heading), run)
  program
    .command('export')
    .summary('Export what was imported')
    .description(
      'Writes the entries of an import to a file, with all their fields. Leaves out what its licence does not allow to pass on.',
    )
    .argument('<import>', ofImport)
    .addOption(new RequiredOption('--to <file>', 'New file to write; its ending sets the format'))
    .addOption(
      new Option('--format <name>', 'Format, whatever the ending; cldf writes a folder').choices([
        ...formatNames,
        'cldf',
      ] as const),
    )
    .action(run(async () => (await import('./export-command.ts')).exportFile))
}

function addImport(program: Command, run: Run): void {
  const imports = program
    .command('import')
    .summary('Import a dictionary, word list or recordings')
    .description(
      'Previews the import of a dictionary or word list (LIFT, SFM, TMX, CSV, XLSX, CLDF, ELAN, Anki) or of recordings (Common Voice). Add --keep to import.',
    )
    .commandsGroup(heading)
    .argument('<file>', 'File; for recordings, a folder or its .tar.gz')
    .addOption(new RequiredOption('--language <code>', 'Course of the words, for example ewo'))
    .addOption(new RequiredOption('--source <citation>', 'Source, as shown to learners'))
    .addOption(
      new RequiredOption(
        '--licence <licence>',
        'Licence of the whole file. Mboa-learners: only learners here may see it',
      ).choices(importableLicences),
    )
    .option('--orthography <name>', 'Spelling convention, one of the course’s (required)')
    .option('--dialect <name>', 'Dialect of entries that do not name theirs')
    .addOption(
      new Option('--format <name>', 'Format of the file, whatever its ending').choices(readNames),
    )
    .option('--options <file>', 'Read the field mapping from this file (JSON)')
    .option('--packs <folder>', 'Read courses from this folder instead of Mboa’s own')
    .option('--refused <file>', refused)
    .option('--keep', 'Import for real, and ask speakers to confirm the words')
    .action(run(async () => (await import('./import-commands.ts')).importFile))
  imports
    .command('list')
    .summary('List imports')
    .description('Lists imports, oldest first.')
    .option('--language <code>', 'List only this language', parseLanguage)
    .action(run(async () => (await import('./import-commands.ts')).importList))
  imports
    .command('undo')
    .summary('Undo an import, or delete part of it')
    .description(
      'Undoes an import, or deletes one voice or recording of it. What speakers recorded for its words stays theirs.',
    )
    .argument('<import>', ofImport)
    .option('--voice <name>', 'Delete only this voice and its recordings, for good')
    .addOption(
      new Option('--clip <name>', 'Delete only this recording, for good').conflicts('voice'),
    )
    .action(run(async () => (await import('./import-commands.ts')).importUndo))
  addSounds(imports, run)
}

function addSounds(imports: Command<[string]>, run: Run): void {
  imports
    .command('sounds')
    .summary('Put imported recordings up for review')
    .description(
      'Makes recordings for reviewers and learners out of imported sounds whose words the course has. Run it again when the course has more. With --from, previews the import of the sounds that an import of words names (LIFT, ELAN); add --keep to import them.',
    )
    .argument('[import]', `${ofImport} (default: all)`)
    .option('--from <folder>', 'Folder of the sounds to import')
    .addOption(
      new Option(
        '--licence <licence>',
        'Licence of the voices, the same as of the words (with --from)',
      ).choices(importableLicences),
    )
    .option('--speaker <name>', 'Who speaks, where the file does not name them (not shown)')
    .option('--refused <file>', refused)
    .option('--keep', 'Import the sounds for real')
    .option('--packs <folder>', 'Read courses from this folder instead of Mboa’s own')
    .action(run(async () => (await import('./import-sounds.ts')).importSounds))
}
