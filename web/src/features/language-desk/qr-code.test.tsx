import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { QrCode } from './qr-code.tsx'

/** What a camera would read of what is drawn, at this many pixels of width. */
async function read(svg: Element, width: number): Promise<string | undefined> {
  const source = new XMLSerializer().serializeToString(svg)
  const image = new Image(width, width)
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = new OffscreenCanvas(width, width)
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('Nothing can be drawn on.')
  drawing.drawImage(image, 0, 0, width, width)
  const { data } = drawing.getImageData(0, 0, width, width)
  return jsQR(data, width, width)?.data
}

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
