/** Alone in a file, so that it comes once a letter is shown that has a name. */
export { nameLetter } from '@mboa/domain'
