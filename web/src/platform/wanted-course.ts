import { storedValue } from './stored-value.ts'

/**
 * The course of the challenge that somebody went on from to sign up, until a language is chosen on
 * this device. In local storage, because the mail that confirms the address opens a tab of its own.
 */
export const wantedCourse = storedValue<string | null>('wanted-course', {
  name: 'the course of a challenge',
  parse: (text) => text,
  format: String,
})
