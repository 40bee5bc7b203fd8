/** Prints what a row of docs/reliability.md measured; `npm test` lists these lines at its end. */
export function printFigure(row: number, figure: string): void {
  process.stdout.write(`row ${row}: ${figure}\n`)
}

/** `TEST_LONG=1` (`npm run test:long`) runs loops to their full length. */
export const isLongRun = (process.env['TEST_LONG'] ?? '') !== ''
