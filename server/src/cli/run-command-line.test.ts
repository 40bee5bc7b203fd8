import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { commandNames, runMboa } from './testing/run-mboa.ts'

it.each([[['--help']], [['-h']], [['help']]])('lists every command for %j', async (words) => {
  const { status, output, complaints } = await runMboa(words)
  expect([status, complaints]).toEqual([0, []])
  for (const name of commandNames()) {
    expect(output.filter((line) => line.startsWith(`  ${name}  `))).toHaveLength(1)
  }
  expect(output).toContain('People:')
})

it('lists the commands on standard output and fails when it is given no command', async () => {
  const { status, output } = await runMboa([])
  expect([status, output[0]]).toEqual([2, 'Usage: npm run mboa -- <command>'])
})

it.each([
  [['contents'], 'content'],
  [['content', 'chekc'], 'check'],
  [['user', 'shwo', 'a@example.com'], 'show'],
])('suggests the command that %j resembles', async (words, suggestion) => {
  const { status, output, complaints } = await runMboa(words)
  expect([status, output]).toEqual([2, []])
  expect(complaints).toEqual([
    expect.stringMatching(/^error: unknown command '\w+'$/),
    `(Did you mean ${suggestion}?)`,
    'Add --help to see the arguments and options.',
  ])
})

it('does not understand the words of a command in another order', async () => {
  const { status, output, complaints } = await runMboa(['check', 'content'])
  expect([status, output, complaints[0]]).toEqual([2, [], "error: unknown command 'check'"])
})

it('lists the commands of a group on standard error when none is named', async () => {
  const { status, output, complaints } = await runMboa(['content'])
  expect([status, output]).toEqual([2, []])
  expect(complaints[0]).toContain('Usage: npm run mboa -- content ')
  expect(complaints.join('\n')).toMatch(/^ {2}check .*Check courses/m)
})

it('explains how one command is used', async () => {
  const { status, output } = await runMboa(['content', 'check', '--help'])
  expect([status, output[0]]).toEqual([
    0,
    'Usage: npm run mboa -- content check [options] [folder]',
  ])
})

it.each(commandNames().map((name) => [name]))(
  'documents every argument and option of %s in 80 columns',
  async (name) => {
    const { status, output } = await runMboa([...name.split(' '), '--help'])
    expect(status).toBe(0)
    expect(output.filter((line) => line.length > 80)).toEqual([])
    const documented = output.filter((line) => /^ {2}\S/.test(line))
    for (const line of documented) expect(line).toMatch(/^ {2}\S.* {2,}\S/)
  },
)

it.each([[['doctor', '--quick']], [['doctor', 'now']], [['content', 'list', '--all']]])(
  'refers to the help when it does not understand what follows: %j',
  async (words) => {
    const { status, output, complaints } = await runMboa(words)
    expect([status, output, complaints.at(-1)]).toEqual([
      2,
      [],
      'Add --help to see the arguments and options.',
    ])
  },
)

it('suggests the option that a misspelt one resembles, even a required one', async () => {
  const words = ['recorder', 'invite', 'ada@example.com', '--langage', 'ewo']
  const { status, complaints } = await runMboa(words)
  expect([status, ...complaints.slice(0, 2)]).toEqual([
    2,
    "error: unknown option '--langage'",
    '(Did you mean --language?)',
  ])
})

it('names the option whose value is wrong, and the values that are allowed', async () => {
  const words = ['recordings', 'export', '--out', 'out', '--use', 'adverts']
  const { status, complaints } = await runMboa(words)
  expect([status, complaints[0]]).toEqual([
    2,
    "error: option '--use <use>' argument 'adverts' is invalid. Allowed choices are open-data, research, synthetic-voices.",
  ])
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
