import type { InterfaceLanguage } from '@mboa/contract'

/** A service worker has no cookies and no local storage; what it must remember lies in a cache. */
const cacheName = 'mboa-choices'
const address = '/kept-language'

export async function keepLanguage(language: InterfaceLanguage): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(language))
}

/** The language of the interface as the page told it last; else the browser's. */
export async function readLanguage(): Promise<InterfaceLanguage> {
  const kept = await caches.match(address, { cacheName })
  const language = (await kept?.text()) ?? navigator.language
  return language.startsWith('fr') ? 'fr' : 'en'
}
