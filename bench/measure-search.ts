import { indexItems, searchItems, type SearchableItem } from '@mboa/domain'
import { type Figure, median, millisecondsOf } from './figure.ts'

const itemCount = 5_000
const syllables = ['mə', 'nɛ́', 'kɔ', 'bâ', 'ŋgu', 'lǒ', 'tí', 'wɔ', 'sɛ', 'dzú']

/** Made-up items: only their number and their letters count here. */
const items = Array.from({ length: itemCount }, (_, index): SearchableItem => {
  const parts = [index, index / 10, index / 100, index / 1000].map((part) => Math.floor(part) % 10)
  return {
    id: `tst.item-${index}`,
    text: parts.map((part) => syllables[part]).join(index % 3 === 0 ? ' ' : ''),
    gloss: { en: [`meaning number ${index}`], fr: [`sens numéro ${index}`] },
  }
})

/** What stands between a key pressed in the search field and its results. */
export function measureSearch(): Figure[] {
  const indexing = millisecondsOf(() => indexItems(items, 'ewo'))
  const index = indexItems(items, 'ewo')
  const typed = ['n', 'ng', 'ngu', 'ngul', 'ngulo', 'meaning', 'number 49', 'numero 4', 'nɛ́kɔ']
  const times = typed.flatMap((text) =>
    Array.from({ length: 9 }, () => millisecondsOf(() => searchItems(index, text))),
  )
  return [
    { name: 'making 5,000 items ready for searching', value: `${indexing.toFixed(0)} ms` },
    { name: 'searching 5,000 items, median', value: `${median(times).toFixed(1)} ms` },
    { name: 'searching 5,000 items, slowest', value: `${Math.max(...times).toFixed(1)} ms` },
  ]
}
