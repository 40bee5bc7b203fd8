import { storedValue } from './stored-value.ts'

/**
 * What home showed last, to be parsed by its reader; null where nothing did. In local storage,
 * because it shows while the practice is still being read and folded: a second or two on a slow phone.
 */
export const lastHome = storedValue<unknown>('home', {
  name: 'what home showed',
  parse: (text) => JSON.parse(text ?? 'null') as unknown,
})
