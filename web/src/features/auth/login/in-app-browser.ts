/**
 * What browsers inside apps say of themselves: Facebook and Messenger, Instagram, WhatsApp, and any
 * other app on Android (`; wv)`). Google refuses them with `disallowed_useragent`.
 */
const inApp =
  /\bFBA[NV]\/|\bFB_IAB\/|\bMessenger(?:ForiOS|Lite)?\b|\bInstagram\b|\bWhatsApp\b|; wv\)/

/** Whether a page is shown by an app that isn't a browser. */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent)
}
