import { updateQuery } from './take-over-page.ts'

/**
 * Loads the page again, in the version that waits if there is one and no other tab is open
 * (`take-over-page.ts`).
 */
export async function loadNewestVersion(view: Window = window): Promise<void> {
  const { location, navigator } = view
  if (!(await isVersionWaiting(navigator))) {
    location.reload()
    return
  }
  const address = new URL(location.href)
  address.search += address.search === '' ? `?${updateQuery}` : `&${updateQuery}`
  location.replace(address)
}

async function isVersionWaiting(navigator: Navigator): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.waiting != null
}
