/** What became of a link: `left` by who closed what was opened, `shown` where nothing else can be done. */
export type PassedOn = 'shared' | 'copied' | 'left' | 'shown'

/** Shares a link by the device's own way, or puts it where it can be pasted. Never rejects. */
export async function passLinkOn(link: { title: string; url: string }): Promise<PassedOn> {
  // Old browsers have neither, and pages that came over plain HTTP none of both.
  const { share, clipboard } = navigator as Partial<Navigator>
  if (share !== undefined) {
    try {
      await share.call(navigator, { ...link, text: link.title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    if (clipboard === undefined) return 'shown'
    await clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'shown'
  }
}
