import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { readQrCode as read } from '../testing/read-qr-code.ts'
import { QrCode } from './qr-code.tsx'

test.each([
  `https://mboa.example/api/recorder-invitations/open?code=${'A9-_z'.repeat(8)}abc`,
  'http://localhost:3000/api/recorder-invitations/open?code=x',
  `https://a-long-name-of-a-server.example.org:8443/api/recorder-invitations/open?code=${'w'.repeat(43)}`,
])('a camera reads %s', async (text) => {
  const screen = await render(<QrCode text={text} label="An invitation" />)
  const drawn = screen.getByRole('img', { name: 'An invitation' }).element()
  for (const width of [220, 400, 1000])
    expect([width, await read(drawn, width)]).toEqual([width, text])
})
