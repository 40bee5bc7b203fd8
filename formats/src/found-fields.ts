import type { FoundColumn } from './model.ts'

const mostFields = 200
const mostExamples = 3
const longestExample = 60

/** Collects what a file has for fields, with a few examples of each, for whoever says what they hold. */
export function startFindingFields(holds: (key: string) => string) {
  const examples = new Map<string, string[]>()
  return {
    add(key: string, value: string): void {
      const found = examples.get(key) ?? []
      if (found.length === 0) {
        if (examples.size >= mostFields) return
        examples.set(key, found)
      }
      const text = value.trim()
      if (text !== '' && found.length < mostExamples) found.push(shorten(text))
    },
    list: (nameOf: (key: string) => string): FoundColumn[] =>
      [...examples].map(([key, found]) => {
        return { key, name: nameOf(key), holds: holds(key), examples: found }
      }),
  }
}

/** Copied: a piece of a file's text that is kept would keep all of the text around it in memory. */
function shorten(text: string): string {
  const signs = Array.from(text.slice(0, longestExample * 2))
  const cut = signs.slice(0, longestExample).join('')
  return signs.length > longestExample ? `${cut}…` : cut
}
