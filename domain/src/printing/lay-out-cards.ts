/** What lies in one place of a sheet. */
export interface CardSide<Card> {
  readonly card: Card
  readonly side: 'front' | 'back'
}

/**
 * How cards lie on their sheets. `a4-cut` is printed on both sides, turned over the long edge;
 * `a4-fold` on one, with each card’s back beside its front; `a6` has one side of one card a page.
 */
export const cardForms = {
  'a4-cut': { columns: 2, rows: 4, isFolded: false },
  'a4-fold': { columns: 2, rows: 8, isFolded: true },
  a6: { columns: 1, rows: 1, isFolded: false },
} as const

export type CardForm = keyof typeof cardForms

/**
 * The sheets in the order in which they are printed, each with its places row by row, from the
 * left; undefined where the last cards leave room. A back lies where its front is when the paper is
 * turned: in the other column of its row.
 */
export function layOutCards<Card>(
  cards: readonly Card[],
  form: CardForm,
): readonly (readonly (CardSide<Card> | undefined)[])[] {
  const { columns, rows, isFolded } = cardForms[form]
  const perSheet = cardsOnSheet(form)
  const sheets: (CardSide<Card> | undefined)[][] = []
  for (let from = 0; from < cards.length; from += perSheet) {
    const side = (at: number, of: 'front' | 'back') => {
      const card = cards.slice(from, from + perSheet)[at]
      return card === undefined ? undefined : { card, side: of }
    }
    const places = Array.from({ length: columns * rows }, (_, place) => ({
      row: Math.floor(place / columns),
      column: place % columns,
    }))
    if (isFolded) {
      sheets.push(places.map(({ row, column }) => side(row, column === 0 ? 'front' : 'back')))
    } else {
      sheets.push(places.map(({ row, column }) => side(row * columns + column, 'front')))
      sheets.push(
        places.map(({ row, column }) => side(row * columns + columns - 1 - column, 'back')),
      )
    }
  }
  return sheets
}

/** How many pages so many cards fill, fronts and backs. */
export function countCardPages(cards: number, form: CardForm): number {
  const sheets = Math.ceil(cards / cardsOnSheet(form))
  return cardForms[form].isFolded ? sheets : 2 * sheets
}

function cardsOnSheet(form: CardForm): number {
  const { columns, rows, isFolded } = cardForms[form]
  return isFolded ? rows : columns * rows
}
