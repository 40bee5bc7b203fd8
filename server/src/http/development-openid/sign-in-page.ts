import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Who somebody says they are; nothing is checked. */
export interface ClaimedPerson {
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
}

const formLimitBytes = 8 * 1024
const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:0 auto;padding:1rem}
.mark{background:#7a1f1f;color:#fff;padding:.5rem 1rem;border-radius:.5rem}label{display:block;margin:1rem 0}
input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}button{font:inherit;padding:.5rem 1rem}`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Development sign-in</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Development sign-in</h1>
<p class="mark"><strong>This is not Google.</strong> It stands in on a local start without a Google client and believes whatever is entered. <span lang="fr">Ceci n’est pas Google, mais un essai local.</span></p>
<form method="post">
<label>Email <input name="email" type="email" required maxlength="254" autocomplete="email" autofocus></label>
<label>Name <input name="name" maxlength="200" autocomplete="name"></label>
<label><input name="verified" type="checkbox" value="yes" checked> The address is verified</label>
<p><button name="action" value="continue">Continue</button> <button name="action" value="cancel" formnovalidate>Cancel</button></p>
</form>
</main>
</body>
</html>
`

/** @param redirectUris where the form's answer may lead in the end: browsers check that too */
export function answerSignInPage(outgoing: ServerResponse, redirectUris: readonly string[]): void {
  const hash = createHash('sha256').update(style).digest('base64')
  const origins = redirectUris.map((uri) => new URL(uri).origin)
  // The policy's grammar has no IPv6 addresses.
  const ends = [...new Set(origins)].filter((origin) => !origin.includes('[')).join(' ')
  outgoing.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${ends}; base-uri 'none'; frame-ancestors 'none'`,
  })
  outgoing.end(page)
}

/** Who the form claims to be; undefined when cancelled. */
export async function readSignInForm(
  incoming: IncomingMessage,
): Promise<ClaimedPerson | undefined> {
  let text = ''
  incoming.setEncoding('utf8')
  for await (const chunk of incoming) {
    text += String(chunk)
    if (text.length > formLimitBytes) throw new Error('The form is too long.')
  }
  const form = new URLSearchParams(text)
  const email = form.get('email')?.trim() ?? ''
  if (form.get('action') === 'cancel' || email === '') return undefined
  return {
    email,
    name: form.get('name')?.trim() ?? '',
    emailVerified: form.get('verified') === 'yes',
  }
}
