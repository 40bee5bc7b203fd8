/** What became of a link: `left` by who closed what was opened, `shown` where nothing else can be done. */
export type PassedOn = 'shared' | 'copied' | 'left' | 'shown'

interface PassedLink {
  title: string
  url: string
  /** What is put where it can be pasted. */
  copied: string
}

/** Shares a link by the device's own way, or puts it where it can be pasted. Never rejects. */
export async function passLinkOn({ title, url, copied }: PassedLink): Promise<PassedOn> {
  // Old browsers have neither, and pages that came over plain HTTP none of both.
  const { share, clipboard } = navigator as Partial<Navigator>
  if (share !== undefined) {
    try {
      await share.call(navigator, { title, text: title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    if (clipboard === undefined) return 'shown'
    await clipboard.writeText(copied)
    return 'copied'
  } catch {
    return 'shown'
  }
}
