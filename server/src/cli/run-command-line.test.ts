import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { commands } from './commands.ts'
import { runMboa } from './testing/run-mboa.ts'

it.each([[['--help']], [['-h']], [['help']]])('lists every command for %j', async (words) => {
  const { status, output } = await runMboa(words)
  expect(status).toBe(0)
  for (const { name, summary } of commands) {
    expect(output.filter((line) => line.includes(name) && line.includes(summary))).toHaveLength(1)
  }
})

it('lists the commands on standard output and fails when it is given no command', async () => {
  const { status, output } = await runMboa([])
  expect([status, output[0]]).toEqual([2, 'Usage: npm run mboa -- <command>'])
})

it.each([[['contents']], [['content']], [['content', 'chekc']], [['check', 'content']]])(
  'does not understand %j and says what there is',
  async (words) => {
    const { status, output, complaints } = await runMboa(words)
    expect([status, output]).toEqual([2, []])
    expect(complaints[0]).toBe(`Unknown command "${words.join(' ')}".`)
    expect(complaints).toContain('Usage: npm run mboa -- <command>')
  },
)

it('explains how one command is used', async () => {
  const { status, output } = await runMboa(['content', 'check', '--help'])
  expect([status, output[0]]).toEqual([0, 'Usage: npm run mboa -- content check [folder]'])
})

it.each([
  [['doctor', '--quick'], 'Usage: npm run mboa -- doctor'],
  [['doctor', 'now'], 'Usage: npm run mboa -- doctor'],
  [['content', 'list', '--all'], 'Usage: npm run mboa -- content list [folder]'],
])('shows the usage when it does not understand what follows: %j', async (words, usage) => {
  const { status, complaints } = await runMboa(words)
  expect([status, complaints.at(-1)]).toEqual([2, usage])
})

it('says in a line which file it may not or cannot write', async () => {
  const to = '/no such folder/gyeli.csv'
  const { status, complaints } = await runMboa(['content', 'export', 'gyi', '--to', to])
  expect(status).toBe(1)
  expect(complaints).toEqual([`ENOENT: no such file or directory, open '${to}'`])
})

it('ends the process with the status of the command', () => {
  const { PATH } = process.env
  const mboa = fileURLToPath(new URL('./mboa.ts', import.meta.url))
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [mboa, ...words], { encoding: 'utf8', env: { PATH } })
  const help = run('help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^Usage: mboa <command>$/m)
  expect(run('content', 'check', '/no such folder')).toMatchObject({ status: 2, stdout: '' })
})

it('says in a line that the content has no problems', { tags: 'long' }, async () => {
  const checked = await runMboa(['content', 'check'])
  expect(checked).toEqual({
    status: 0,
    output: [
      expect.stringMatching(/^\d+ courses, \d+ units, \d+ words, \d+ concepts: no problems\.$/),
    ],
    complaints: [],
  })
})
