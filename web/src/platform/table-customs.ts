interface TableCustoms {
  readonly separator: ',' | ';'
  /** What stands before tenths. */
  readonly decimalSign: string
}

/**
 * How spreadsheets in a language write a table as text. Where a comma stands before tenths, as in
 * French, they cut at semicolons alone and take `1.5` for the 1st of May; `read.csv2` of R and our own
 * readers know these tables as well.
 *
 * @param tag of the language with its region, `fr-CM`
 */
export function tableCustoms(tag: string): TableCustoms {
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5)
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { separator: decimalSign === ',' ? ';' : ',', decimalSign }
}
