let output: AudioContext | undefined

/** The page's one way to the loudspeaker: once it is awake, so is whatever plays after. */
export function soundOutput(): AudioContext {
  return (output ??= new AudioContext())
}

/** Plays samples as they are; gives how to stop, and reports when it is over. */
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
    source.onended = null
    source.stop()
    source.disconnect()
    onEnded()
  }
  source.onended = end
  source.start()
  // A call may have put it to sleep: what cannot be played is over, not played for ever.
  if (context.state !== 'running') context.resume().catch(end)
  return end
}
