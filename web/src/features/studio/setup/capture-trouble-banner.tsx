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
  'microphone-refused': msg`The browser does not let Mboa use the microphone.`,
  'no-microphone': msg`No microphone was found.`,
  'microphone-busy': msg`Something else is using the microphone.`,
  'microphone-failed': msg`The microphone could not be started.`,
  'microphone-not-supported': msg`This browser cannot record.`,
}

/** Where each browser keeps what it was told about microphones. */
const permissionAdvice: Record<BrowserKind, MessageDescriptor> = {
  android: msg`Touch the sign left of the address, then Permissions, and allow the microphone. If it is not there, open the phone’s settings: Apps, your browser, Permissions, Microphone.`,
  'android-firefox': msg`Touch the lock left of the address, then the microphone that is blocked, and it is allowed. If it is not there, open the phone’s settings: Apps, Firefox, Permissions, Microphone.`,
  iphone: msg`Touch the sign left of the address, then Website settings, and allow the microphone. If it is not there, open Settings, your browser, Microphone.`,
  firefox: msg`Press the crossed-out microphone left of the address and take the block away, then try again.`,
  safari: msg`In the menu Safari choose Settings for this website, allow the microphone, then try again.`,
  computer: msg`Press the sign left of the address, allow the microphone, then reload the page.`,
}

type Advice = Record<'phone' | 'computer', MessageDescriptor>

const advice: Record<Exclude<CaptureTrouble, 'microphone-refused'>, Advice> = {
  'no-microphone': {
    phone: msg`Pull out the headset and put it in again, or go on without it.`,
    computer: msg`Plug in a microphone or a headset, and see in the sound settings that it is switched on.`,
  },
  'microphone-busy': {
    phone: msg`End the call, or close the other app that records.`,
    computer: msg`Close other programs and tabs that use the microphone, such as a meeting.`,
  },
  'microphone-failed': {
    phone: msg`Try again. If that does not help, close the browser, open it anew, and come back.`,
    computer: msg`Try again. If that does not help, unplug the microphone and plug it in again, or close the browser and open it anew.`,
  },
  'microphone-not-supported': {
    phone: msg`Open Mboa in a current Chrome, Firefox or Safari, at an address that begins with https.`,
    computer: msg`Open Mboa in a current Chrome, Edge, Firefox or Safari, at an address that begins with https.`,
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
