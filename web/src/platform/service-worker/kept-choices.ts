import type { InterfaceLanguage } from '@mboa/contract'
import type { DataChoices } from '../downloads/spared-data.ts'

/** A service worker has no cookies and no local storage; what it must remember lies in a cache. */
const cacheName = 'mboa-choices'
const languageAddress = '/kept-language'
const dataAddress = '/kept-data-choices'

async function keep(address: string, text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(text))
}

const read = async (address: string) => (await caches.match(address, { cacheName }))?.text()

export const keepLanguage = (language: InterfaceLanguage) => keep(languageAddress, language)

/** The language of the interface as the page told it last; else the browser's. */
export async function readLanguage(): Promise<InterfaceLanguage> {
  const language = (await read(languageAddress)) ?? navigator.language
  return language.startsWith('fr') ? 'fr' : 'en'
}

export const keepDataChoices = (choices: Partial<DataChoices>) =>
  keep(dataAddress, JSON.stringify(choices))

/** What was chosen on this device, as the page told it last. */
export async function readKeptDataChoices(): Promise<Partial<DataChoices>> {
  const kept = await read(dataAddress)
  return kept === undefined ? {} : (JSON.parse(kept) as Partial<DataChoices>)
}
