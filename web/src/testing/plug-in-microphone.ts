import { onTestFinished, vi } from 'vitest'

/** A microphone at which nobody speaks until `speak`: the browser's own graph, not a device. */
export function plugInMicrophone() {
  const context = new AudioContext()
  const destination = new MediaStreamAudioDestinationNode(context)
  const room = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const noise = room.getChannelData(0)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (((at * 7919) % 101) - 50) / 50_000
  const source = new AudioBufferSourceNode(context, { buffer: room, loop: true })
  source.connect(destination)
  source.start()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(destination.stream)
  onTestFinished(() => {
    vi.restoreAllMocks()
    return context.close()
  })
  return {
    /** Hums a word of half a second. */
    speak(amplitude = 0.4) {
      const hum = new OscillatorNode(context, { frequency: 220 })
      const gain = new GainNode(context, { gain: amplitude })
      hum.connect(gain).connect(destination)
      hum.start()
      hum.stop(context.currentTime + 0.5)
    },
    /** As when it is unplugged, or a call takes it. */
    lose() {
      const [track] = destination.stream.getAudioTracks()
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    },
  }
}
