import { expect, it } from 'vitest'
import { runMboa } from '../../cli/testing/run-mboa.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Mail } from './mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const from = 'Mboa <no-reply@mboa.example>'
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  language: 'en',
}

/** This machine under an address that is not loopback. */
const elsewhere = '0.0.0.0'

/** With a name and a password, as a mail server elsewhere wants them. */
function urlOf(url: string, query = ''): string {
  return `${url.replace('//', '//mboa:hunter2@')}/${query}`
}

it('sends neither password nor mail to a server elsewhere that offers no TLS', async () => {
  const server = await startMailServer(0, { host: elsewhere })
  const transport = createSmtpTransport(urlOf(server.url), from)
  await expect(transport.deliver(mail, 'one')).rejects.toThrow(
    'The mail server offers no TLS, and without it nothing is sent',
  )
  expect([server.sentInClear, server.messages]).toEqual([[], []])
})

it.each(['?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true', '?secure=false'])(
  'is not talked out of it by %s',
  async (query) => {
    const server = await startMailServer(0, { host: elsewhere })
    const transport = createSmtpTransport(urlOf(server.url, query), from)
    await expect(transport.deliver(mail, 'one')).rejects.toThrow('offers no TLS')
    expect([server.sentInClear, server.messages]).toEqual([[], []])
  },
)

it('sends over TLS to a server elsewhere that offers it', async () => {
  const server = await startMailServer(0, { host: elsewhere, offersTls: true })
  const transport = createSmtpTransport(urlOf(server.url, '?tls.rejectUnauthorized=false'), from)
  await transport.deliver(mail, 'one')
  expect(server.messages).toMatchObject([{ to: ['ada@example.com'], isSecure: true }])
  expect(server.sentInClear).toEqual([])
})

it('trusts no certificate that no authority signed', async () => {
  const server = await startMailServer(0, { host: elsewhere, offersTls: true })
  const transport = createSmtpTransport(urlOf(server.url), from)
  await expect(transport.deliver(mail, 'one')).rejects.toThrow('certificate')
  expect([server.sentInClear, server.messages]).toEqual([[], []])
})

it('sends without TLS on this machine', async () => {
  const server = await startMailServer()
  await createSmtpTransport(urlOf(server.url), from).deliver(mail, 'one')
  expect(server.messages).toMatchObject([{ to: ['ada@example.com'], isSecure: false }])
})

it('sends one mail after the other over one connection', async () => {
  const server = await startMailServer()
  const transport = createSmtpTransport(server.url, from)
  for (const id of ['one', 'two', 'three']) await transport.deliver(mail, id)
  expect([server.messages.length, server.connections]).toEqual([3, 1])
})

it('is reported by the doctor, who sends nothing in clear either', async () => {
  const server = await startMailServer(0, { host: elsewhere })
  const DATA_DIR = await temporaryFolder()
  const { status, output } = await runMboa(['doctor'], { DATA_DIR, SMTP_URL: urlOf(server.url) })
  expect(status).toBe(1)
  expect(output.find((line) => line.includes('mail'))).toContain('The mail server offers no TLS')
  expect(server.sentInClear).toEqual([])
})
