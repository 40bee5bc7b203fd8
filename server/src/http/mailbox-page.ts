import { createHash } from 'node:crypto'
import { pagePaths } from '@mboa/contract'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { MailSender } from '../platform/mail/mail-sender.ts'
import type { Mailbox, ReceivedMail } from '../platform/mail/mailbox.repository.ts'
import type { HttpTypes } from './request-scope.ts'

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
article{border:1px solid;border-radius:.5rem;padding:0 1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}`

/**
 * The mails of a local start without a mail server, newest first. A page without script, under a
 * policy of its own, and never there in production.
 */
export function serveMailbox(app: Hono<HttpTypes>, mailbox: Mailbox, mailSender: MailSender): void {
  const hash = createHash('sha256').update(style).digest('base64')
  app.get(pagePaths.mailbox, async (c) => {
    // Whoever looks has just asked for a mail: do not make them reload.
    await mailSender.deliverDue()
    c.header('Cache-Control', 'no-store')
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return c.html(page(await mailbox.list()))
  })
}

function page(mails: readonly ReceivedMail[]) {
  const empty = html`<p>No mail yet. <span lang="fr">Aucun message.</span></p>\n`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Emails from this local server. Set SMTP_URL to send them instead.</p>
${mails.length === 0 ? empty : mails.map(article)}</main>
</body>
</html>
`
}

function article(mail: ReceivedMail) {
  const receivedAt = new Date(mail.receivedAt).toISOString()
  return html`<article lang="${mail.language}">
<h2>${mail.subject}</h2>
<p>${mail.to} · <time datetime="${receivedAt}">${receivedAt}</time></p>
<pre>${linked(mail.text)}</pre>
</article>
`
}

function linked(text: string) {
  // The odd parts are the captured addresses.
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
