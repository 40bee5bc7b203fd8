import { type Command, Option } from '@commander-js/extra-typings'
import { consentUses } from '@mboa/contract'
import { parseLanguage, type Run } from '../command.ts'
import { itemsFormatOption } from '../content/content.commands.ts'
import { RequiredOption } from '../required-option.ts'

const heading = 'Contributions:'

/** The uses for which recordings leave Mboa. */
const exportUses = consentUses.filter((use) => use !== 'learners')

export function addContributionCommands(program: Command, run: Run): void {
  program.commandsGroup(heading)
  const contributions = program
    .command('contributions')
    .description('List and export the words that recorders contribute')
    .commandsGroup(heading)
  contributions
    .command('list')
    .summary('List what recorders have contributed')
    .description('Lists contributions and what other speakers said about them, oldest first.')
    .option('--language <code>', 'List only this language', parseLanguage)
    .action(run(async () => (await import('./contribution-commands.ts')).contributionsList))
  contributions
    .command('export')
    .summary('Export contributed words given to open data')
    .description(
      'Prints the words and sentences that speakers have contributed, checked and given to open data, as a table (CSV) for content import.',
    )
    .argument('<course>', 'Code of the language, for example ewo', parseLanguage)
    .option('--all', 'Include unchecked words and sentences')
    .option('--to <file>', 'Write to a new file instead; its ending sets the format')
    .addOption(itemsFormatOption())
    .action(run(async () => (await import('./contribution-commands.ts')).contributionsExport))
  program
    .command('recordings')
    .description('Export recordings')
    .commandsGroup(heading)
    .command('export')
    .summary('Export recordings whose speakers agreed to it')
    .description('Exports the recordings whose speakers agreed to a use, with a manifest.')
    .addOption(
      new RequiredOption('--out <folder>', 'Write to this folder: empty, or an earlier export'),
    )
    .option('--course <code>', 'Export only this language', parseLanguage)
    .addOption(
      new Option('--use <use>', 'Export what speakers agreed to have used for this')
        .choices(exportUses)
        .default('open-data' as const),
    )
    .action(run(async () => (await import('../recordings/recordings-export.ts')).recordingsExport))
  program
    .command('reports')
    .description('List what learners report')
    .commandsGroup(heading)
    .command('list')
    .summary('List what learners have reported about words')
    .description(
      'Lists what learners have reported about words, oldest first, with the Unicode code points of each answer.',
    )
    .option('--language <code>', 'List only this language', parseLanguage)
    .action(run(async () => (await import('../reports/reports-list.ts')).reportsList))
}
