import { readFile } from 'node:fs/promises'
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

/** An AVIF of 8000 × 8000 pixels of one colour: 1300 bytes, which take a gigabyte to unpack. */
export function hugeAvif(): Promise<Buffer> {
  return readFile(new URL('./64-megapixels.avif', import.meta.url))
}

/** An AVIF of 4000 × 4000 pixels of 10 bits in full colour: as much as may be, in its costliest kind. */
export function costliestAvif(): Promise<Buffer> {
  return readFile(new URL('./16-megapixels-of-10-bits.avif', import.meta.url))
}

/** A JPEG whose head claims more pixels than any camera has, and whose body holds few. */
export async function boastingJpeg(side: number): Promise<Buffer> {
  const photo = await phonePhoto()
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11]))
  photo.writeUInt16BE(side, frame + 5)
  photo.writeUInt16BE(side, frame + 7)
  return photo
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
