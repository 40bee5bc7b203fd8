const fullScale = 32_768

/** A WAV file of 16 bits, as editors and recorders write them. */
export function writeWav(
  channels: readonly Float32Array[],
  sampleRate: number,
): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0
  const blockBytes = 2 * channels.length
  const view = new DataView(new ArrayBuffer(44 + frames * blockBytes))
  writeText(view, 0, 'RIFF')
  view.setUint32(4, 36 + frames * blockBytes, true)
  writeText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * blockBytes, true)
  view.setUint16(32, blockBytes, true)
  view.setUint16(34, 16, true)
  writeText(view, 36, 'data')
  view.setUint32(40, frames * blockBytes, true)
  channels.forEach((channel, side) => {
    channel.forEach((sample, at) => {
      const whole = Math.max(-fullScale, Math.min(fullScale - 1, Math.round(sample * fullScale)))
      view.setInt16(44 + at * blockBytes + 2 * side, whole, true)
    })
  })
  return new Uint8Array(view.buffer)
}

/** 128 kbit/s at 44.1 kHz: MPEG 1 layer III, one channel, no checksum. */
const mp3Head = [0xff, 0xfb, 0x90, 0xc0] as const
const mp3FrameBytes = 417

/** An MP3 file of silence: frames whose side information says that nothing follows. */
export function writeSilentMp3(frames: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(frames * mp3FrameBytes)
  for (let frame = 0; frame < frames; frame += 1) file.set(mp3Head, frame * mp3FrameBytes)
  return file
}

/** The head of an M4A file, with nothing that could be decoded behind it. */
export function writeEmptyM4a(sampleRate: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(64))
  view.setUint32(0, 20)
  writeText(view, 4, 'ftypM4A ')
  writeText(view, 24, 'mp4a')
  view.setUint16(24 + 28, sampleRate)
  return new Uint8Array(view.buffer)
}

/** A word as it would stand in a file: a hum that swells and fades in a quiet room. */
export function hummedWord(
  sampleRate: number,
  { before = 0.6, spoken = 0.6, after = 0.6, loudness = 0.5 } = {},
): Float32Array<ArrayBuffer> {
  const length = Math.round((before + spoken + after) * sampleRate)
  return Float32Array.from({ length }, (_, at) => {
    const time = at / sampleRate - before
    const room = ((((at * 7919) % 101) - 50) / 50) * 0.001
    if (time < 0 || time > spoken) return room
    const swell = Math.sin((Math.PI * time) / spoken)
    return room + loudness * swell * Math.sin(2 * Math.PI * 220 * time)
  })
}

function writeText(view: DataView, at: number, text: string): void {
  Array.from(text).forEach((sign, index) => view.setUint8(at + index, sign.charCodeAt(0)))
}
