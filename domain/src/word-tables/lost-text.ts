/** Errors of formulas in the languages of spreadsheets: `#N/A`, `#NOM?`, `#VALEUR!`. */
const formulaError = /^\s*#(?:[\p{Lu}\d/_]{2,20}[!?]|N\/[AD])\s*$/u

/** Returns whether a cell of text holds the error of a formula that had no result. */
export const isFormulaError = (cell: string): boolean => formulaError.test(cell)

/** A question mark before a letter, only question marks, or the replacement character. */
const lostLetters = /\?[\p{L}\p{M}]|^[\s?]*\?[\s?]*$|\uFFFD/u

/**
 * Returns whether a word or sentence lost letters when a program saved it in an encoding that lacks
 * them: `mb?k?` for `mbɔkɔ`. A question mark at the end of a word may also end a question.
 */
export const hasLostLetters = (text: string): boolean => lostLetters.test(text)
