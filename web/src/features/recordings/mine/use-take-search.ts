import { indexItems, searchItems } from '@mboa/domain'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Asked, TakeWords } from './use-take-words.ts'

/** The server is asked once somebody rests: each letter would be a request of its own. */
const restMs = 300

/** What is typed, and what of it is to be searched for. */
export function useTakeSearch(typed: string) {
  const now = typed.trim()
  /** On the device, letter by letter. */
  const here = useDeferredValue(now)
  const [there, setThere] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setThere(now), now === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [now])
  return { here, there }
}

/** Those that hold a text, as the server searches them; without a text all. */
export function findHere<Take>(
  takes: readonly Take[],
  text: string,
  { describe, askedOf }: { describe: TakeWords['describe']; askedOf: (take: Take) => Asked },
): readonly Take[] {
  if (text === '') return takes
  const found = new Set<number>()
  const asked = takes.map(askedOf)
  for (const course of new Set(asked.map((each) => each.course))) {
    const items = asked.flatMap((each, at) =>
      each.course === course ? [{ ...describe(each), id: String(at) }] : [],
    )
    for (const id of searchItems(indexItems(items, course), text)) found.add(Number(id))
  }
  return takes.filter((_, at) => found.has(at))
}
