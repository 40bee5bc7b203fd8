export { indexItems, searchItems } from './item-index.ts'
export type { ItemIndex, SearchableItem } from './item-index.ts'
