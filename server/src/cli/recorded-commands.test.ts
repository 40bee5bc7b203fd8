import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { commandNames, runMboa } from './testing/run-mboa.ts'

/** What a command changes stands in the record of acts; why not, where nothing does. */
const recorded: Readonly<
  Record<string, 'reads' | 'recorded' | 'continues' | 'writes files' | 'tells'>
> = {
  'content check': 'reads',
  'content list': 'reads',
  'content template': 'writes files',
  'content import': 'writes files',
  'content export': 'writes files',
  'content publish': 'recorded',
  'content unpublish': 'recorded',
  'recorder invite': 'recorded',
  'recorder revoke': 'recorded',
  'coordinator add': 'recorded',
  'coordinator remove': 'recorded',
  'coordinator list': 'reads',
  'reviewer weight': 'recorded',
  'user show': 'reads',
  'user disable': 'recorded',
  'user enable': 'recorded',
  'user email': 'recorded',
  'user resend-verification': 'recorded',
  'user delete': 'recorded',
  'mail failed': 'reads',
  audit: 'reads',
  'reports list': 'reads',
  'contributions list': 'reads',
  'contributions export': 'writes files',
  'import list': 'reads',
  'import undo': 'recorded',
  'import sounds': 'continues',
  import: 'recorded',
  export: 'writes files',
  'recordings export': 'writes files',
  'backup check': 'reads',
  'backup key': 'writes files',
  backup: 'writes files',
  restore: 'recorded',
  migrate: 'tells',
  'database begin-epoch': 'recorded',
  'database compact': 'recorded',
  'push make-keys': 'tells',
  demo: 'recorded',
  doctor: 'reads',
}

it('a new command says whether what it changes stands in the record of acts', () => {
  expect(Object.keys(recorded).toSorted()).toEqual(commandNames().toSorted())
})

it('what is changed beside accounts and languages stands in the record, through a restore too', async () => {
  const [place, other, backups] = await Promise.all([1, 2, 3].map(() => temporaryFolder()))
  const run = async (folder = '', ...words: string[]) => {
    const environment = { DATA_DIR: folder, JOURNAL_DIR: join(backups ?? '', 'journal') }
    const { status, output, complaints } = await runMboa(words, environment)
    expect([status, complaints]).toEqual([0, []])
    return output
  }
  await run(place, 'demo')
  await run(place, 'reviewer', 'weight', 'demo-reviewer@example.com', '--full')
  await run(place, 'database', 'begin-epoch')
  await run(place, 'backup', backups ?? '')
  await run(other, 'restore', backups ?? '')
  const acts = (await run(other, 'audit')).map((line) => line.split('  ').slice(1, 4).join(' '))
  expect(acts).toEqual([
    '- backup-restored by operator',
    '- epoch-begun by operator',
    '- reviewer-restored by operator',
    '- account-made by operator',
    '- account-made by operator',
    '- account-made by operator',
    '',
  ])
})
