import { answerEarly } from './answer-early.ts'

/** The code of a prerendered form until the app's is there: small, so that it is there first. */
const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
if (button !== null) answerEarly(button)
