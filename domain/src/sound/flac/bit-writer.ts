/** Writes values of any number of bits, the highest bit first. */
export class BitWriter {
  #bytes = new Uint8Array(4096)
  #length = 0
  #pending = 0
  #pendingBits = 0

  /** How many whole bytes are written. */
  get length(): number {
    return this.#length
  }

  /** @param bits up to 24 */
  write(value: number, bits: number): void {
    this.#pending = (this.#pending << bits) | (value & ((1 << bits) - 1))
    this.#pendingBits += bits
    while (this.#pendingBits >= 8) {
      this.#pendingBits -= 8
      this.#push((this.#pending >>> this.#pendingBits) & 0xff)
    }
    this.#pending &= (1 << this.#pendingBits) - 1
  }

  /** That many zeros and a one. */
  writeUnary(zeros: number): void {
    let left = zeros
    for (; left >= 16; left -= 16) this.write(0, 16)
    this.write(1, left + 1)
  }

  /** Fills the last byte with zeros. */
  align(): void {
    if (this.#pendingBits > 0) this.write(0, 8 - this.#pendingBits)
  }

  bytesFrom(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.#length)
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length] = byte
    this.#length += 1
  }
}
