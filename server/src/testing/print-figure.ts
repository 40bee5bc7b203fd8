/** Prints what a row of docs/reliability.md measured; `npm test` lists these lines at its end. */
export function printFigure(row: number, figure: string): void {
  process.stdout.write(`row ${row}: ${figure}\n`)
}
