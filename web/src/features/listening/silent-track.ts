const sampleRate = 8_000
/** Browsers show the buttons of the lock screen for what is longer than five seconds alone. */
const seconds = 10

/** One channel of eight bits (RIFF WAVE): all of it silence, made here, so that nothing is fetched. */
function buildSilence(): Blob {
  const length = sampleRate * seconds
  const header = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) => {
    for (const [nth, letter] of Array.from(text).entries()) {
      header.setUint8(at + nth, letter.charCodeAt(0))
    }
  }
  write(0, 'RIFF')
  header.setUint32(4, 36 + length, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, length, true)
  return new Blob([header, new Uint8Array(length).fill(128)], { type: 'audio/wav' })
}

/**
 * Keeps a page sounding through its pauses: a phone in the pocket stops one that is silent, and
 * takes its buttons off the lock screen.
 */
export function createSilentTrack(): { play: () => Promise<void>; stop: () => void } {
  const address = URL.createObjectURL(buildSilence())
  const element = new Audio(address)
  element.loop = true
  return {
    play: () => element.play(),
    stop() {
      element.pause()
      element.removeAttribute('src')
      URL.revokeObjectURL(address)
    },
  }
}
