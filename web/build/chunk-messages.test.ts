import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { chunkMessages } from './chunk-messages.ts'

const web = join(import.meta.dirname, '..')

/** The exports of `web/src/testing/chunk-messages`. */
interface Start {
  i18n: I18n
  activateLanguage: (language: string) => Promise<void>
  ofStart: MessageDescriptor
  openFirst: () => Promise<Part>
  openSecond: () => Promise<Part>
}
type Part = Record<'own' | 'ofBoth', MessageDescriptor>

/** Loads a built module as it is: by Node, not through Vitest. */
const load = createRequire(import.meta.url)

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-messages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** @param name as the bundler names files */
async function buildExample(
  outDir: string,
  name: string,
  plugins: Plugin[] = [chunkMessages()],
): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), plugins],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(web, 'src/testing/chunk-messages/start.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name, chunkFileNames: name },
      },
    },
  })
  vi.unstubAllEnvs()
  return readdir(outDir)
}

let built: string
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'mboa-messages-'))
  await buildExample(built, '[name].js')
})
afterAll(() => rm(built, { recursive: true }))

/** Runs the build with a state of its own. */
async function start() {
  const folder = await makeFolder()
  await cp(built, folder, { recursive: true })
  // Vite announces there what it cannot load.
  vi.stubGlobal('window', new EventTarget())
  onTestFinished(() => void vi.unstubAllGlobals())
  const app = load(join(folder, 'start.js')) as Start
  const say = (...messages: MessageDescriptor[]) => messages.map((each) => app.i18n._(each))
  return { folder, app, say }
}

function listTexts(file: string): string[] {
  const { messages } = load(file) as { messages: Record<string, string[]> }
  return Object.values(messages).flat()
}

it('each chunk has a file per language, and shares short messages by copies', async () => {
  expect(listTexts(join(built, 'start.fr.js'))).toEqual(['Annuler'])
  expect(listTexts(join(built, 'first.en.js'))).toEqual(['Log Out', 'Close'])
  expect(listTexts(join(built, 'first.fr.js'))).toEqual(['Se déconnecter', 'Fermer'])
  expect(listTexts(join(built, 'second.fr.js'))).toEqual(['Suivant', 'Fermer'])
  expect(await readdir(built)).toHaveLength(10)
})

it('longer messages that chunks share have a file that each of them names', async () => {
  const folder = await makeFolder()
  await buildExample(folder, '[name].js', [chunkMessages(10)])
  for (const part of ['first', 'second']) {
    expect(await readFile(join(folder, 'start.js'), 'utf8')).toContain(`${part}.js both.js`)
  }
  expect(listTexts(join(folder, 'both.fr.js'))).toEqual(['Fermer'])
  expect(listTexts(join(folder, 'first.fr.js'))).toEqual(['Se déconnecter'])
})

it('an import brings code and its messages in the language that is shown', async () => {
  const { app, say } = await start()
  await app.activateLanguage('fr')
  const { own, ofBoth } = await app.openFirst()
  expect(say(app.ofStart, own, ofBoth)).toEqual(['Annuler', 'Se déconnecter', 'Fermer'])
  await app.activateLanguage('en')
  expect(say(app.ofStart, own, ofBoth)).toEqual(['Cancel', 'Log Out', 'Close'])
})

it('an import fails when its messages do, and brings both when it is tried again', async () => {
  const { folder, app, say } = await start()
  await app.activateLanguage('en')
  const file = join(folder, 'first.en.js')
  await rename(file, `${file}.lost`)
  await expect(app.openFirst()).rejects.toThrow('first.en.js')
  await rename(`${file}.lost`, file)
  expect(say((await app.openFirst()).own)).toEqual(['Log Out'])
})

it('code that is imported again leaves what is shown as it is', async () => {
  const { app } = await start()
  await app.activateLanguage('en')
  await app.openFirst()
  const onChange = vi.fn()
  app.i18n.on('change', onChange)
  await app.openFirst()
  expect(onChange).not.toHaveBeenCalled()
})

it('after a change that failed, parts come in the language that is shown', async () => {
  const { folder, app, say } = await start()
  await app.activateLanguage('en')
  await app.openFirst()
  await rm(join(folder, 'first.fr.js'))
  await expect(app.activateLanguage('fr')).rejects.toThrow('first.fr.js')
  const { own } = await app.openSecond()
  expect(app.i18n.locale).toBe('en')
  expect(say(own)).toEqual(['Next'])
})

it('a part that is opened while the language changes has its messages before and after', async () => {
  const { app, say } = await start()
  await app.activateLanguage('en')
  const french = app.activateLanguage('fr')
  const { own } = await app.openSecond()
  expect(say(own)).toEqual([app.i18n.locale === 'en' ? 'Next' : 'Suivant'])
  await french
  expect(say(own)).toEqual(['Suivant'])
})

it('another translation gives other names to the files of chunks that show it', async () => {
  const retranslate: Plugin = {
    name: 'retranslate',
    transform: {
      filter: { id: /messages\.fr\.po$/ },
      handler: (code) => code.replace('Suivant', 'Ensuite'),
    },
  }
  const name = '[name]-[hash:7].js'
  const before = await buildExample(await makeFolder(), name)
  const after = await buildExample(await makeFolder(), name, [retranslate, chunkMessages()])
  const changed = after.filter((file) => !before.includes(file)).map((file) => file.split('-')[0])
  expect(new Set(changed)).toEqual(new Set(['second', 'start']))
})
