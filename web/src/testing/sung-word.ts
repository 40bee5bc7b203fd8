/** A WAV file of a voice that sings a word in a quiet room, 16 kHz, 16 bit. */
export function sungWord(
  hertzAt: (part: number) => number,
  { seconds = 0.5, loudness = 0.3 } = {},
): Blob {
  const rate = 16_000
  const roomSeconds = 0.6
  let phase = 0
  const samples = Int16Array.from({ length: (seconds + 2 * roomSeconds) * rate }, (_, at) => {
    const part = (at / rate - roomSeconds) / seconds
    const room = ((at * 7919) % 13) - 6
    if (part < 0 || part > 1) return room
    phase += (2 * Math.PI * hertzAt(part)) / rate
    const soft = Math.min(1, part * 10, (1 - part) * 10)
    let voice = 0
    for (let harmonic = 1; harmonic <= 8; harmonic += 1)
      voice += Math.sin(phase * harmonic) / harmonic
    return Math.max(-32_767, Math.min(32_767, room + 32_767 * loudness * soft * voice))
  })
  return new Blob([wavHeader(rate, samples.byteLength), samples], { type: 'audio/wav' })
}

/** Of 16 bits, mono. */
export function wavHeader(rate: number, byteLength: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(44))
  for (const [at, letters] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const) {
    Array.from(letters, (letter, index) => header.setUint8(at + index, letter.charCodeAt(0)))
  }
  header.setUint32(4, 36 + byteLength, true)
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, rate * 2, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  header.setUint32(40, byteLength, true)
  return header.buffer
}
