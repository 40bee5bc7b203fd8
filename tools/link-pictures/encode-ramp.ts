import { crc32, deflateSync } from 'node:zlib'

/** A picture of two colours and what lies between them, as the smoothed edges of what is drawn. */
export interface Ramp {
  readonly width: number
  readonly height: number
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** One byte for each pixel: 0 is `from`, 15 is `to`. */
  readonly shares: Uint8Array
}

const mostShare = 15

/** As a PNG of sixteen colours: a fifth of what a browser's own picture of it weighs. */
export function encodeRamp({ width, height, from, to, shares }: Ramp): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Four bits for each pixel, which name a colour of the palette.
  header.set([4, 3, 0, 0, 0], 8)
  const palette = Buffer.from(
    Array.from({ length: mostShare + 1 }, (_, share) =>
      from.map((value, at) => Math.round(value + (((to[at] ?? 0) - value) * share) / mostShare)),
    ).flat(),
  )
  const lineLength = 1 + width / 2
  const lines = Buffer.alloc(lineLength * height)
  for (const [at, share] of shares.entries()) {
    const line = Math.floor(at / width)
    const column = at % width
    const place = line * lineLength + 1 + (column >> 1)
    lines[place] = (lines[place] ?? 0) | (column % 2 === 0 ? share << 4 : share)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
