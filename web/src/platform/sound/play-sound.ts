let output: AudioContext | undefined

/** The page's one way to the loudspeaker: once it is awake, so is whatever plays after. */
export function soundOutput(): AudioContext {
  return (output ??= new AudioContext())
}

/** How long after its own length a sound counts as over, even if the browser never reports its end. */
export const endPatienceMs = 2_000

/**
 * Plays samples at their own level. Returns a function that stops them.
 * @param onEnded called once: at the end, when stopped, or 2 s after the end was due (a phone call
 * suspends the audio without an event)
 */
export function playSound(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  onEnded: () => void,
): () => void {
  const context = soundOutput()
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(context.destination)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(deadline)
    source.onended = null
    source.stop()
    source.disconnect()
    onEnded()
  }
  source.onended = end
  const deadline = setTimeout(end, (samples.length / sampleRate) * 1000 + endPatienceMs)
  source.start()
  // A phone call may have suspended the audio: a sound that can't play is over.
  if (context.state !== 'running') context.resume().catch(end)
  return end
}
