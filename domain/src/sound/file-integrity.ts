/** Thrown inside the readers of sound files where one is not what it says; never leaves them. */
export class BrokenFileError extends Error {}

/** A cyclic redundancy check, highest bit first, starting at 0, without a final inversion. */
export interface Crc {
  (bytes: Uint8Array, before?: number): number
}

/** @param polynomial without its highest bit */
export function createCrc(width: 8 | 16 | 32, polynomial: number): Crc {
  const shift = width - 8
  const mask = 2 ** width - 1
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte * 2 ** shift
    for (let bit = 0; bit < 8; bit += 1) {
      const isHigh = value >= 2 ** (width - 1)
      value = ((value * 2) % 2 ** width) ^ (isHigh ? polynomial : 0)
      value >>>= 0
    }
    return value
  })
  return (bytes, before = 0) => {
    let crc = before
    for (const byte of bytes) {
      crc = ((((crc << 8) >>> 0) & mask) ^ (table[((crc >>> shift) ^ byte) & 0xff] ?? 0)) >>> 0
    }
    return crc
  }
}
