import type { Command } from '@commander-js/extra-typings'
import { parseEmail, parseLanguage, type Run } from '../command.ts'
import { RequiredOption } from '../required-option.ts'

const heading = 'People:'
const ofAccount = 'Email address of the account'

export function addPeopleCommands(program: Command, run: Run): void {
  program.commandsGroup(heading)
  addRecorder(program, run)
  addCoordinator(program, run)
  program
    .command('reviewer')
    .description('Look at how reviewers judge recordings')
    .commandsGroup(heading)
    .command('weight')
    .summary('Show or restore how much a reviewer’s vote counts')
    .description('Shows how much a reviewer’s vote counts, and why.')
    .argument('<email>', ofAccount, parseEmail)
    .option('--full', 'Restore the full weight')
    .action(run(async () => (await import('./reviewer-commands.ts')).reviewerWeight))
  addUser(program, run)
  program
    .command('audit')
    .summary('List what operators and coordinators did')
    .description(
      'Lists what operators and coordinators did to languages and people, newest first. People are shown by id.',
    )
    .option('--language <code>', 'List only this language', parseLanguage)
    .action(run(async () => (await import('./audit.ts')).audit))
}

function addRecorder(program: Command, run: Run): void {
  const recorder = program
    .command('recorder')
    .description('Invite and remove recorders')
    .commandsGroup(heading)
  recorder
    .command('invite')
    .summary('Invite someone to record a language')
    .description(
      'Emails a link that makes someone a recorder of a language, with a new or an existing account.',
    )
    .argument('<email>', 'Email address to invite', parseEmail)
    .addOption(
      new RequiredOption('--language <code>', 'Language to record, for example ewo').argParser(
        parseLanguage,
      ),
    )
    .option('--trusted', 'Count each of their reviews twice')
    .action(run(async () => (await import('./recorder-commands.ts')).recorderInvite))
  recorder
    .command('revoke')
    .summary('Remove a recorder or an invitation')
    .description('Removes a language, or a pending invitation to it, from a recorder.')
    .argument('<email>', ofAccount, parseEmail)
    .addOption(
      new RequiredOption('--language <code>', 'Language to remove, for example ewo').argParser(
        parseLanguage,
      ),
    )
    .action(run(async () => (await import('./recorder-commands.ts')).recorderRevoke))
}

function addCoordinator(program: Command, run: Run): void {
  const coordinator = program
    .command('coordinator')
    .description('Appoint and remove coordinators of languages')
    .commandsGroup(heading)
  coordinator
    .command('add')
    .summary('Make a recorder coordinator of their language')
    .description(
      'Makes a recorder coordinator of their language: they can invite others and see what is recorded.',
    )
    .argument('<email>', ofAccount, parseEmail)
    .addOption(
      new RequiredOption('--language <code>', 'Language to coordinate, for example ewo').argParser(
        parseLanguage,
      ),
    )
    .action(run(async () => (await import('./coordinator-commands.ts')).coordinatorAdd))
  coordinator
    .command('remove')
    .summary('Remove a coordinator')
    .description(
      'Ends a coordinator’s role and cancels the invitations they sent. They remain a recorder.',
    )
    .argument('<email>', ofAccount, parseEmail)
    .addOption(
      new RequiredOption('--language <code>', 'Language they coordinate').argParser(parseLanguage),
    )
    .action(run(async () => (await import('./coordinator-commands.ts')).coordinatorRemove))
  coordinator
    .command('list')
    .summary('List coordinators')
    .description('Lists coordinators with their language and the date of their appointment.')
    .option('--language <code>', 'List only this language', parseLanguage)
    .action(run(async () => (await import('./coordinator-commands.ts')).coordinatorList))
}

function addUser(program: Command, run: Run): void {
  const user = program
    .command('user')
    .description('Show and change accounts')
    .commandsGroup(heading)
  user
    .command('show')
    .description('Show an account')
    .argument('<email>', ofAccount, parseEmail)
    .action(run(async () => (await import('./user-commands.ts')).userShow))
  user
    .command('disable')
    .description('Disable an account and sign it out everywhere')
    .argument('<email>', ofAccount, parseEmail)
    .action(run(async () => (await import('./user-commands.ts')).userDisable))
  user
    .command('enable')
    .description('Enable a disabled account')
    .argument('<email>', ofAccount, parseEmail)
    .action(run(async () => (await import('./user-commands.ts')).userEnable))
  user
    .command('email')
    .summary('Change the email address of an account')
    .description(
      'Changes the email address of an account and signs it out everywhere. The new address must be verified by email before anyone can log in.',
    )
    .argument('<old>', 'Present email address', parseEmail)
    .argument('<new>', 'New email address', parseEmail)
    .action(run(async () => (await import('./email-commands.ts')).userEmail))
  user
    .command('resend-verification')
    .description('Send the verification email again')
    .argument('<email>', ofAccount, parseEmail)
    .action(run(async () => (await import('./email-commands.ts')).userResendVerification))
  user
    .command('delete')
    .summary('Delete an account for good')
    .description('Deletes an account and everything that belongs to it, for good.')
    .argument('<email>', ofAccount, parseEmail)
    .action(run(async () => (await import('./user-commands.ts')).userDelete))
}
