import { i18n, type Messages } from '@lingui/core'
import { cdp } from 'vitest/browser'
import { expect, it, onTestFinished } from 'vitest'
import { activateLanguage, loadCatalogue } from './catalogue.ts'

const texts = import.meta.glob<{ messages: Messages }>('./locales/{lessons,sentences}.*.po')

/** Those texts of a catalogue that the interface lacks in the language that it shows. */
async function listMissing(catalogue: 'lessons' | 'sentences'): Promise<string[]> {
  const load = texts[`./locales/${catalogue}.${i18n.locale}.po`]
  if (load === undefined) throw new Error(`${catalogue} has no texts in ${i18n.locale}`)
  const { messages } = await load()
  return Object.keys(messages).filter((id) => !(id in i18n.messages))
}

const devTools = cdp() as unknown as {
  send: (method: string, params?: object) => Promise<unknown>
}

/** No address that holds this answers, until the test ends. */
async function block(part: string): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: [`*${part}*`] })
  onTestFinished(async () => {
    await devTools.send('Network.setBlockedURLs', { urls: [] })
  })
}

it('after a change that failed, parts come in the language that is shown', async () => {
  await block('progress.fr.po')
  await expect(activateLanguage('fr')).rejects.toThrow()
  await loadCatalogue('lessons')
  expect(i18n.locale).toBe('en')
  expect(await listMissing('lessons')).toEqual([])
})

it('a part that is opened while the language changes has its texts before and after', async () => {
  const french = activateLanguage('fr')
  await loadCatalogue('sentences')
  expect(await listMissing('sentences')).toEqual([])
  await french
  expect(i18n.locale).toBe('fr')
  expect(await listMissing('sentences')).toEqual([])
})
