import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { filesLoadedBy, type BuildManifest } from './build-manifest.ts'
import { listBudgets } from './budgets.ts'
import { weigh, weighAll } from './weigh.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-budgets-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

function write(path: string, bytes: number): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  // Random bytes are as long after Brotli as before.
  writeFileSync(file, randomBytes(bytes))
  return file
}

const manifest: BuildManifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/app.js',
    isEntry: true,
    css: ['assets/app.css'],
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/i18n/locales/start.en.po': { file: 'assets/start.en.js' },
  'src/i18n/locales/start.fr.po': { file: 'assets/start.fr.js' },
  'src/i18n/locales/login.en.po': { file: 'assets/login.en.js' },
  'src/i18n/locales/login.fr.po': { file: 'assets/login.fr.js' },
  'src/i18n/locales/practice.en.po': { file: 'assets/practice.en.js' },
  'src/i18n/locales/practice.fr.po': { file: 'assets/practice.fr.js' },
  'src/i18n/locales/signed-in.en.po': { file: 'assets/signed-in.en.js' },
  'src/i18n/locales/signed-in.fr.po': { file: 'assets/signed-in.fr.js' },
  'src/i18n/locales/typing.en.po': { file: 'assets/typing.en.js' },
  'src/i18n/locales/typing.fr.po': { file: 'assets/typing.fr.js' },
  'src/i18n/locales/practice-more.en.po': { file: 'assets/practice-more.en.js' },
  'src/i18n/locales/practice-more.fr.po': { file: 'assets/practice-more.fr.js' },
  'src/i18n/locales/sentences.en.po': { file: 'assets/sentences.en.js' },
  'src/i18n/locales/sentences.fr.po': { file: 'assets/sentences.fr.js' },
  'src/i18n/locales/speaking.en.po': { file: 'assets/speaking.en.js' },
  'src/i18n/locales/speaking.fr.po': { file: 'assets/speaking.fr.js' },
  'src/exercises/speaking/say-and-compare.tsx': { file: 'assets/say.js' },
  'src/exercises/speaking/pitch/word-pitch.tsx': { file: 'assets/pitch.js' },
  'src/exercises/spelling/spelling-kinds.ts': { file: 'assets/spelling-kinds.js' },
  'src/i18n/locales/by-ear.en.po': { file: 'assets/tones.en.js' },
  'src/i18n/locales/by-ear.fr.po': { file: 'assets/tones.fr.js' },
  'src/features/tones/tone-trainer-screen.tsx': { file: 'assets/tones.js' },
  'src/features/progress/heard/heard-section.tsx': { file: 'assets/heard-as.js' },
  'src/i18n/further-catalogues.ts': { file: 'assets/further-catalogues.js' },
  'src/exercises/matching/match-pairs.tsx': { file: 'assets/pairs.js' },
  'src/exercises/hearing/recorded-parts.ts': { file: 'assets/heard.js' },
  'src/exercises/hearing/recorded-kinds.ts': { file: 'assets/heard-kinds.js' },
  '_stopped.js': { file: 'assets/stopped.js', name: 'session-stopped' },
  '_sound.js': { file: 'assets/sound.js', name: 'sound' },
  '_end.js': { file: 'assets/end.js', name: 'session-end' },
  '_login.js': { file: 'assets/login.js', name: 'login', imports: ['_react.js'] },
  '_learner.js': {
    file: 'assets/learner.js',
    name: 'learner',
    css: ['assets/learner.css'],
    imports: ['_react.js'],
  },
  // A style that belongs to a group bears its name.
  '_learner.css': { file: 'assets/learner.css', name: 'learner' },
  '_typing.js': { file: 'assets/typing.js', name: 'typing', imports: ['_learner.js'] },
}

describe('what a page loads', () => {
  test('is its code, its style and their imports, not what comes later', () => {
    expect([...filesLoadedBy(manifest, ['src/app/entry-client.tsx'])]).toEqual([
      'assets/app.js',
      'assets/app.css',
      'assets/react.js',
    ])
  })

  test('is found by the name of a group', () => {
    expect([...filesLoadedBy(manifest, ['learner'])]).toEqual([
      'assets/learner.js',
      'assets/learner.css',
      'assets/react.js',
    ])
  })

  test('is an error where nothing of that name was built', () => {
    expect(() => filesLoadedBy(manifest, ['src/app/gone.tsx'])).toThrow('src/app/gone.tsx')
  })
})

describe('a budget', () => {
  test('holds at its limit and is exceeded by what lies above', async () => {
    const files = [write('a.js', 600), write('b.js', 300)]
    const weight = await weigh({ name: 'first load', limitBytes: 920, files })
    expect(weight.isWithin).toBe(true)
    const heavier = [...files, write('c.js', 100)]
    expect((await weigh({ name: 'first load', limitBytes: 920, files: heavier })).isWithin).toBe(
      false,
    )
  })

  test('scales a sample', async () => {
    const files = [write('pack.json', 1000)]
    const { bytes } = await weigh({ name: 'pack', limitBytes: 0, files, scale: 3 })
    expect(bytes).toBeGreaterThanOrEqual(3000)
  })

  test('never passes because there was nothing to weigh', async () => {
    await expect(weigh({ name: 'fonts', limitBytes: 12_000, files: [] })).rejects.toThrow('fonts')
  })
})

/** A whole build in the folder; answers the names of the budgets that it exceeds. */
async function exceededBy(files: Readonly<Record<string, number>>): Promise<string[]> {
  const built = Object.values(manifest).map((chunk) => chunk.file)
  for (const file of built) write(`client/${file}`, 1000)
  for (const style of ['app', 'learner']) write(`client/assets/${style}.css`, 1000)
  write('client/assets/noto.woff2', 11_000)
  write('client/assets/pitch.worker-1.js', 1000)
  for (const [file, bytes] of Object.entries(files)) write(`client/assets/${file}`, bytes)
  for (const language of ['en', 'fr']) {
    for (const page of ['auth-login', 'shell']) {
      const document = write(`pages/${page}.${language}.html`, 1)
      writeFileSync(document, '<!doctype html><style>b{color:red}</style><style>i{}</style>')
    }
  }
  writeFileSync(
    join(dirname(write('client/.vite/x', 1)), 'manifest.json'),
    JSON.stringify(manifest),
  )
  const weights = await weighAll(await listBudgets(folder, folder))
  return weights.filter(({ isWithin }) => !isWithin).map(({ name }) => name)
}

const both = (name: string) => [`${name}, en`, `${name}, fr`]

test('a build that grew too large is over the budgets it grew in', { tags: 'long' }, async () => {
  const grown = [
    'between choosing and typing besides',
    'first load, JS + CSS',
    'how pitch compares besides',
    'matching pairs besides',
    'sound and the wish for it besides',
    'the end of a session besides',
    'the tone trainer besides',
    'typing besides',
    'what is heard and said besides',
  ]
  const exceeded = exceededBy({
    'login.js': 140_000,
    'typing.js': 16_000,
    'end.js': 6_000,
    'pairs.js': 1_600,
    'heard.js': 14_100,
    'pitch.js': 15_000,
    'sound.js': 2_000,
    'tones.js': 20_000,
    'spelling-kinds.js': 7_300,
  })
  expect((await exceeded).sort()).toEqual(grown.flatMap(both))
  expect(await exceededBy({ 'learner.js': 140_000 })).toEqual(both('signed in and practising'))
})

test('practising does not count the encoder of takes', { tags: 'long' }, async () => {
  expect(await exceededBy({ 'take-encoder.worker-1.js': 140_000 })).toEqual([])
})
