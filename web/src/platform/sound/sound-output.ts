let output: AudioContext | undefined

/** The page's one way to the loudspeaker: once it is awake, so is whatever plays after. */
export function soundOutput(): AudioContext {
  return (output ??= new AudioContext())
}
