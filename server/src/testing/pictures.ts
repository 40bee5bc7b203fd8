import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo as a phone makes it: wider than high, turned, with the place it was taken at. */
export function phonePhoto(colour = '#c05a2b'): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'PhoneMaker', Orientation: '6' },
      IFD3: { GPSLatitude: '3/1 51/1 0/1', GPSLongitude: '11/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

/** A PNG of one colour, a few kilobytes however large it unpacks. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
