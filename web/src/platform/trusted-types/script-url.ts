import captureUrl from '../sound/capture.worker.ts?worker&url'
import foldUrl from '../fold-snapshot/fold.worker.ts?worker&url'
import pitchUrl from '../sound/pitch.worker.ts?worker&url'
import takeEncoderUrl from '../sound/take-encoder.worker.ts?worker&url'

/** Every script that is started by its address. Nothing else can be. */
const ownScripts = {
  serviceWorker: '/sw.js',
  capture: captureUrl,
  fold: foldUrl,
  pitch: pitchUrl,
  takeEncoder: takeEncoderUrl,
}

export type OwnScript = keyof typeof ownScripts

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown
}

interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => ScriptUrlPolicy
}

function ownScriptUrl(url: string): string {
  if (!Object.values(ownScripts).includes(url)) {
    throw new TypeError(`Not a script of this product: ${url}`)
  }
  return url
}

/** The one Trusted Types policy of the product; the content security policy allows no other. */
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
const policy = factory?.createPolicy('mboa', { createScriptURL: ownScriptUrl })

/**
 * The address of one of our own scripts in the form that the browser demands where it starts one
 * (`new Worker`, `serviceWorker.register`): a `TrustedScriptURL`, or the plain address in browsers
 * without Trusted Types. The type says string because the DOM typings do.
 */
export function trustedScriptUrl(script: OwnScript): string {
  const url = ownScripts[script]
  return (policy === undefined ? ownScriptUrl(url) : policy.createScriptURL(url)) as string
}
