import { BrokenFileError } from '../file-integrity.ts'

/** Reads values of any number of bits, the highest bit first. @throws BrokenFileError at the end */
export class BitReader {
  readonly #bytes: Uint8Array
  #position: number
  #held = 0
  #heldBits = 0

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes
    this.#position = position
  }

  /** The next byte of which no bit is read. */
  get position(): number {
    return this.#position
  }

  /** @param bits up to 24 */
  read(bits: number): number {
    while (this.#heldBits < bits) this.#take()
    this.#heldBits -= bits
    const value = (this.#held >>> this.#heldBits) & ((1 << bits) - 1)
    this.#held &= (1 << this.#heldBits) - 1
    return value
  }

  /** A number in two's complement. */
  readSigned(bits: number): number {
    if (bits === 0) return 0
    const value = this.read(bits)
    return value >= 1 << (bits - 1) ? value - (1 << bits) : value
  }

  /** The zeros before the next one, at most so many. */
  readUnary(most: number): number {
    let zeros = 0
    for (;;) {
      if (this.#heldBits === 0) this.#take()
      if (this.#held === 0) {
        zeros += this.#heldBits
        this.#heldBits = 0
      } else {
        const leading = Math.clz32(this.#held) - (32 - this.#heldBits)
        zeros += leading
        this.#heldBits -= leading + 1
        this.#held &= (1 << this.#heldBits) - 1
        if (zeros <= most) return zeros
      }
      if (zeros > most) throw new BrokenFileError('A number is too large.')
    }
  }

  /** What is left of the byte must be zeros. */
  align(): void {
    if (this.#held !== 0) throw new BrokenFileError('There are bits where none belong.')
    this.#heldBits = 0
  }

  #take(): void {
    const byte = this.#bytes[this.#position]
    if (byte === undefined) throw new BrokenFileError('The file ends too early.')
    this.#position += 1
    this.#held = (this.#held << 8) | byte
    this.#heldBits += 8
  }
}
