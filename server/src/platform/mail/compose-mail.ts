import { languageFacts } from '@mboa/contract'
import { html } from 'hono/html'
import type { Mail } from './mail.ts'

/** The parts of a mail that asks for one thing. An empty line begins a paragraph. */
export interface MailTexts {
  readonly subject: string
  readonly greeting: string
  readonly before: string
  /** Text of the button. */
  readonly action: string
  readonly after: string
  readonly footer: string
}

/**
 * Sets a mail as text and as HTML that reads well without images, style sheets or a wide screen.
 */
export async function composeMail(
  texts: MailTexts,
  link: string,
  language: Mail['language'],
): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const { subject, greeting, before, action, after, footer } = texts
  const paragraphs = (text: string, style = 'margin:0 0 16px') =>
    text.split('\n\n').map((each) => html`<p style="${style}">${each}</p>\n`)
  const page = await html`<!doctype html>
<html lang="${language}" dir="${languageFacts[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1d1b16;background:#ffffff">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">Mboa</p>
${paragraphs(greeting)}${paragraphs(before)}<p style="margin:0 0 16px"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d1b16;color:#ffffff;text-decoration:none">${action}</a></p>
<p style="margin:0 0 16px;word-break:break-all"><a href="${link}">${link}</a></p>
${paragraphs(after)}${paragraphs(footer, 'margin:24px 0 0;font-size:14px;color:#5c574c')}</div>
</body>
</html>
`
  const text = [greeting, before, link, after, footer].join('\n\n')
  return { subject, text: `${text}\n`, html: String(page) }
}
