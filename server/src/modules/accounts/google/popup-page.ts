import {
  api,
  googleChannel,
  type GoogleOutcome,
  type InterfaceLanguage,
  pagePaths,
} from '@mboa/contract'
import { html } from 'hono/html'
import { serverTexts } from '../../../mail-and-page-texts.ts'

/** The popup may hold one script of ours and nothing else. */
export const popupPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * Google's pages may cut the popup off from its opener (Cross-Origin-Opener-Policy); a broadcast
 * channel of our own origin is heard anyway.
 */
export const popupScript = `'use strict'
const { outcome, attempt, code } = document.documentElement.dataset
const message = code === undefined ? { outcome, attempt } : { outcome, attempt, code }
const channel = new BroadcastChannel('${googleChannel}')
channel.postMessage(message)
channel.close()
if (window.opener !== null) window.opener.postMessage(message, location.origin)
window.close()
`

/** Reports the outcome to whoever opened the popup; its text is for browsers that keep it open. */
export function popupPage(result: GoogleOutcome, language: InterfaceLanguage) {
  const { title, done, back } = serverTexts[language].googlePopup
  const code = result.outcome === 'failed' ? html` data-code="${result.code}"` : ''
  return html`<!doctype html>
<html lang="${language}" data-outcome="${result.outcome}" data-attempt="${result.attempt}"${code}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<script src="${api.readGooglePopupScript.path}" defer></script>
</head>
<body><main><h1>${title}</h1><p>${done}</p><p><a href="${pagePaths.login}">${back}</a></p></main></body>
</html>
`
}
