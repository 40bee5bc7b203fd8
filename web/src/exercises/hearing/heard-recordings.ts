/** Of each item the take that was heard last: what a report about its sound is about. */
const heard = new Map<string, string>()

export function noteHeard(item: string, take: string): void {
  heard.set(item, take)
}

export function takeHeardOf(item: string): string | undefined {
  return heard.get(item)
}
