import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CaptureTrouble } from '../../../platform/sound/capture.ts'
import { Banner } from '../../../ui/banner.tsx'

/** Why there is no sound, and what to do in the browser at hand. */
export function CaptureTroubleBanner({ trouble }: { trouble: CaptureTrouble }) {
  const { t } = useLingui()
  const kind = browserKindOf(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <Banner kind="bad">
      <p className="strong">{t(troubleTexts[trouble])}</p>
      <p>{t(troubleAdvice(trouble, kind))}</p>
    </Banner>
  )
}

const troubleTexts: Record<CaptureTrouble, MessageDescriptor> = {
  'microphone-refused': msg`Your browser is blocking the microphone.`,
  'no-microphone': msg`No microphone was found.`,
  'microphone-busy': msg`The microphone is already in use.`,
  'microphone-failed': msg`The microphone couldn’t be started.`,
  'microphone-not-supported': msg`This browser can’t record.`,
}

/** Where each browser keeps its permission for microphones. */
const permissionAdvice: Record<BrowserKind, MessageDescriptor> = {
  android: msg`Tap the icon to the left of the address, then Permissions, and allow the microphone. If it isn’t there, open the phone’s settings: Apps, your browser, Permissions, Microphone.`,
  'android-firefox': msg`Tap the lock to the left of the address, then the blocked microphone to allow it. If it isn’t there, open the phone’s settings: Apps, Firefox, Permissions, Microphone.`,
  iphone: msg`Tap the icon to the left of the address, then Website Settings, and allow the microphone. If it isn’t there, open Settings, your browser, Microphone.`,
  firefox: msg`Click the crossed-out microphone to the left of the address, unblock it, then try again.`,
  safari: msg`In the Safari menu, choose Settings for This Website, allow the microphone, then try again.`,
  computer: msg`Click the icon to the left of the address, allow the microphone, then reload the page.`,
}

type Advice = Record<'phone' | 'computer', MessageDescriptor>

const advice: Record<Exclude<CaptureTrouble, 'microphone-refused'>, Advice> = {
  'no-microphone': {
    phone: msg`Unplug the headset and plug it back in, or continue without it.`,
    computer: msg`Plug in a microphone or a headset, and check in the sound settings that it is turned on.`,
  },
  'microphone-busy': {
    phone: msg`End the call, or close the other app that records.`,
    computer: msg`Close other apps and tabs that use the microphone, such as a meeting.`,
  },
  'microphone-failed': {
    phone: msg`Try again. If that doesn’t help, close the browser, reopen it and come back.`,
    computer: msg`Try again. If that doesn’t help, unplug the microphone and plug it back in, or close and reopen the browser.`,
  },
  'microphone-not-supported': {
    phone: msg`Open Mboa in an up-to-date Chrome, Firefox or Safari, at an address that starts with https.`,
    computer: msg`Open Mboa in an up-to-date Chrome, Edge, Firefox or Safari, at an address that starts with https.`,
  },
}

/** What to do about it in the browser at hand. */
function troubleAdvice(trouble: CaptureTrouble, kind: BrowserKind): MessageDescriptor {
  if (trouble === 'microphone-refused') return permissionAdvice[kind]
  return advice[trouble][isPhone(kind) ? 'phone' : 'computer']
}

/** What people have in hand, as far as the way to their microphone differs. */
type BrowserKind = 'iphone' | 'android' | 'android-firefox' | 'safari' | 'firefox' | 'computer'

/** @param touchPoints of the navigator: an iPad calls itself a Macintosh, which has none */
export function browserKindOf(userAgent: string, touchPoints: number): BrowserKind {
  const isFirefox = /\bFirefox\//.test(userAgent)
  if (/\bAndroid\b/.test(userAgent)) return isFirefox ? 'android-firefox' : 'android'
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'iphone'
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'iphone'
  if (isFirefox) return 'firefox'
  return /\bSafari\//.test(userAgent) && !/Chrom/.test(userAgent) ? 'safari' : 'computer'
}

export const isPhone = (kind: BrowserKind) => kind === 'iphone' || kind.startsWith('android')
