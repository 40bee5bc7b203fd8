import { nameLetter } from '@mboa/domain'

/** Alone in a file, so that it comes once a letter is shown that has a name, or with the slate. */
export { nameLetter }
