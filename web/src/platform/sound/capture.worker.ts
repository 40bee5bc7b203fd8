/** The part of `AudioWorkletGlobalScope` that is used here; the DOM's typings leave it out. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

/** Blocks of 128 samples come too often to be sent one by one: these are about 20 ms. */
const blockLength = 1024

/** Hands what the microphone gives to the page, untouched. */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #block = new Float32Array(blockLength)
  #filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    // No input: the microphone is gone, and the track reports that itself.
    const quantum = input?.[0]
    if (quantum === undefined) return true
    if (this.#filled + quantum.length > blockLength) this.#send()
    this.#block.set(quantum, this.#filled)
    this.#filled += quantum.length
    if (this.#filled === blockLength) this.#send()
    return true
  }

  #send(): void {
    const block = this.#block.slice(0, this.#filled)
    this.#filled = 0
    this.port.postMessage(block, [block.buffer])
  }
}

registerProcessor('mboa-capture', CaptureProcessor)
