/**
 * Longest wait for a frame: a browser with nothing to draw may never call back. Shorter than the
 * app's own (`afterFrame`), whose work must come later.
 */
const maxFrameWaitMs = 50

/** Resolves once the page has been drawn this many times, or 50 ms after each frame that didn't come. */
export async function nextFrame(frames = 1): Promise<void> {
  for (let drawn = 0; drawn < frames; drawn += 1) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxFrameWaitMs)
      requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
