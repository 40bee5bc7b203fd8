import { parseInterfaceLanguage, type InterfaceLanguage } from '@mboa/contract'
import { workerMemoryCacheName } from '../device-store/cache-names.ts'
import type { DataChoices } from '../network/data-saver.ts'

/*
 * A service worker has no cookies and no local storage, and is ended between two events; what it
 * must remember lies in a cache, each text under an address of its own.
 */

export async function remember(address: string, text: string): Promise<void> {
  const cache = await caches.open(workerMemoryCacheName)
  await cache.put(address, new Response(text))
}

export const recall = async (address: string): Promise<string | undefined> =>
  (await caches.match(address, { cacheName: workerMemoryCacheName }))?.text()

export async function forget(address: string): Promise<void> {
  await (await caches.open(workerMemoryCacheName)).delete(address)
}

const languageAddress = '/kept-language'
const dataAddress = '/kept-data-choices'

/** Present while the learner has not been told that this device reminds them no more. */
export const lostReminders = '/lost-reminders'

export const saveLanguage = (language: InterfaceLanguage) => remember(languageAddress, language)

/** The language of the interface as the page sent it last; else the browser's. */
export async function readLanguage(): Promise<InterfaceLanguage> {
  const language = (await recall(languageAddress)) ?? navigator.language
  return parseInterfaceLanguage(language)
}

export const saveDataChoices = (choices: Partial<DataChoices>) =>
  remember(dataAddress, JSON.stringify(choices))

/** What was chosen on this device, as the page sent it last. */
export async function readStoredDataChoices(): Promise<Partial<DataChoices>> {
  const stored = await recall(dataAddress)
  return stored === undefined ? {} : (JSON.parse(stored) as Partial<DataChoices>)
}
