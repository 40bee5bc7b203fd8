import './set-up-page.ts'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { activateLanguage } from '../i18n/catalogue.ts'
import { complaints } from './complaints.ts'

beforeEach(async () => {
  complaints.length = 0
  /** A screen that complains in the console is broken, even where it looks right, or goes. */
  onTestFinished(() => expect(complaints).toEqual([]))
  await activateLanguage('en')
})

/** Before what a test takes back, such as its answers: a page that continues would ask for more. */
afterEach(cleanup)
