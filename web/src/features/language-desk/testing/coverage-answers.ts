import type { Coverage } from '@mboa/contract'
import { page } from 'vitest/browser'

export const coverage: Coverage = {
  themes: [
    {
      theme: 'days',
      source: 'course',
      title: { en: 'Days', fr: 'Jours' },
      items: 10,
      one: 2,
      two: 1,
      three: 0,
      waiting: 3,
    },
    {
      theme: 'speakers',
      source: 'speakers',
      title: null,
      items: 1,
      one: 1,
      two: 0,
      three: 0,
      waiting: 0,
    },
  ],
  total: 11,
  voiced: 4,
  waiting: 3,
  heard: [
    { by: 'age', value: '60-over', speakers: 10, items: 4 },
    { by: 'age', value: null, speakers: null, items: null },
    { by: 'sex', value: 'female', speakers: null, items: null },
    { by: 'dialect', value: null, speakers: null, items: null },
    { by: 'dialect', value: 'Yezum', speakers: 5, items: 2 },
  ],
  next: 60,
}
/** Its next page. */
export const further: Coverage = {
  ...coverage,
  themes: [
    {
      ...coverage.themes[0],
      theme: 'farm/farm',
      source: 'concepts',
      title: { en: 'The farm', fr: 'Le champ' },
    } as never,
  ],
  next: null,
}

/** What stands in a table's rows, below the names of its columns. */
export const rowsOf = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)
