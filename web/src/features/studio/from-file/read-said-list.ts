import { parseTable } from '@mboa/contract/table'
import { hasHead, readWordTable, type WordTable } from '@mboa/domain'

/** Columns of a list without a head: a word, and what it means. */
const listColumns = { line: 1, cells: ['text', 'french', 'english'] }

/**
 * Reads the list of what was said, as it is typed or pasted: one word a line, or a table copied out
 * of a spreadsheet, with a head or in the order word, French, English. A meaning may be missing.
 */
export function readSaidList(text: string): WordTable {
  const rows = parseTable(text)
  if (hasHead(rows)) return readWordTable(rows, [], 'optional')
  return readWordTable([listColumns, ...parseTable(text, '\t')], [], 'optional')
}
