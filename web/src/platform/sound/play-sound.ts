/** Plays samples as they are; gives how to stop, and tells when it is over. */
export function playSound(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  onEnded: () => void,
): () => void {
  const context = new AudioContext()
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(context.destination)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    void context.close()
    onEnded()
  }
  source.onended = end
  source.start()
  return () => {
    source.onended = null
    end()
  }
}
