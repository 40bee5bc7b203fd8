import type { Command } from '@commander-js/extra-typings'
import type { Run } from '../command.ts'

const heading = 'Backups:'
const key = '--key <file>'
const readKey = 'Decrypt with this key'
const ofBackup = 'A backup, or a folder of backups: then the newest'

export function addBackupCommands(program: Command, run: Run): void {
  const backup = program
    .commandsGroup(heading)
    .command('backup')
    .summary('Back up database and files')
    .description(
      'Backs up database and files into a new folder inside the given one. Servers keep running.',
    )
    .commandsGroup(heading)
    .argument('<folder>', 'Folder of all backups')
    .option(key, 'Encrypt with this key')
    .action(run(async () => (await import('./backup-commands.ts')).backup))
  backup
    .command('check')
    .summary('Check that a backup can be restored')
    .description('Reads a whole backup and reports whether all of it can be restored.')
    .argument('<folder>', ofBackup)
    .option(key, readKey)
    .action(run(async () => (await import('./backup-commands.ts')).backupCheck))
  backup
    .command('key')
    .summary('Make a key to encrypt backups')
    .description(
      'Makes a key to encrypt backups. Without it, encrypted backups cannot be restored.',
    )
    .argument('<file>', 'New file to write the key to')
    .action(run(async () => (await import('./backup-commands.ts')).backupKey))
  program
    .command('restore')
    .summary('Restore database and files from a backup')
    .description('Restores database and files from a backup. Stop all servers first.')
    .argument('<folder>', ofBackup)
    .option(key, readKey)
    .option('--replace', 'Overwrite the database, and take over the file store it used')
    .option('--without-journal', 'Restore also what people have withdrawn since the backup')
    .action(run(async () => (await import('./restore.ts')).restore))
}
