import type { Row } from './columns.ts'

/** Meanings and spellings of one cell stand beside each other with this between them. */
const separator = '|'

/** Raw words, as a pack's file would hold them; what is wrong with them the checks say. */
export function wordsOfTable(rows: readonly Row[], course: string): Record<string, unknown>[] {
  return rows.map(({ cells }) => {
    const accepted = listOf(cells.accepted)
    const hasNote = cells.note_english !== '' || cells.note_french !== ''
    return {
      id: cells.id === '' ? `${course}.${slugOf(cells.english)}` : cells.id,
      text: cells.text,
      ...(accepted.length > 0 && { accepted }),
      gloss: { en: listOf(cells.english), fr: listOf(cells.french) },
      category: cells.category,
      ...(hasNote && { note: textsOf(cells) }),
      ...(cells.dialect !== '' && { dialect: cells.dialect }),
      sources: [
        {
          citation: cells.source,
          licence: cells.source_licence,
          ...(cells.source_use !== '' && { use: cells.source_use }),
        },
      ],
      licence: cells.licence,
      checkedBy: 0,
      ...(cells.picture !== '' && { picture: cells.picture }),
    }
  })
}

function textsOf({ note_english: en, note_french: fr }: Row['cells']): Record<string, string> {
  return { ...(en !== '' && { en }), ...(fr !== '' && { fr }) }
}

function listOf(cell: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `to come in | enter` is `to-come-in`. */
function slugOf(english: string): string {
  const [first = ''] = listOf(english)
  return first
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
