import type { Command } from '@commander-js/extra-typings'
import type { Run } from './command.ts'

const heading = 'Server:'

export function addServerCommands(program: Command, run: Run): void {
  program
    .commandsGroup(heading)
    .command('doctor')
    .summary('Check the configuration and what it uses')
    .description(
      'Checks configuration, storage, database, mail and courses, and reports what is wrong.',
    )
    .action(run(async () => (await import('./doctor/doctor.ts')).doctor))
  program
    .command('migrate')
    .summary('Migrate the database to this version')
    .description(
      'Migrates the database to this version. Servers of the previous version keep running.',
    )
    .action(run(async () => (await import('./database/migrate.ts')).migrateDatabase))
  addDatabase(program, run)
  program
    .command('mail')
    .description('Look at email that was not delivered')
    .commandsGroup(heading)
    .command('failed')
    .summary('List undeliverable email')
    .description(
      'Lists the undeliverable email of the last 30 days, with type, recipient and reason.',
    )
    .action(run(async () => (await import('./mail/mail-failed.ts')).mailFailed))
  program
    .command('push')
    .description('Set up reminders by notification')
    .commandsGroup(heading)
    .command('make-keys')
    .summary('Make the keys for sending reminders')
    .description('Makes the VAPID keys with which reminders are sent, and prints their variables.')
    .action(run(async () => (await import('./push/make-keys.ts')).pushMakeKeys))
  program
    .command('demo')
    .summary('Create accounts to explore with')
    .description(
      'Creates a learner with eight weeks of practice and two recorders. Refused in production, because the password is public.',
    )
    .action(run(async () => (await import('./demo/demo.ts')).demo))
}

function addDatabase(program: Command, run: Run): void {
  const database = program
    .command('database')
    .description('Maintain the database')
    .commandsGroup(heading)
  database
    .command('begin-epoch')
    .summary('Have devices resend what a restored database lacks')
    .description(
      'Has devices resend everything. Use it after you restored the database by other means than mboa restore.',
    )
    .action(run(async () => (await import('./database/begin-epoch.ts')).databaseBeginEpoch))
  database
    .command('compact')
    .summary('Compact all practice events and free disk space')
    .description('Compacts all practice events now and frees disk space.')
    .action(run(async () => (await import('./database/compact.ts')).databaseCompact))
}
