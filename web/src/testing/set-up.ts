import '../app/start.css'
import '../app/sign-in.css'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { activateLanguage, bringTextsOf } from '../i18n/catalogue.ts'
import { complaints } from './complaints.ts'
import { cutServerOff } from './stub-network.ts'

for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console)
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    original(...parts)
  }
}

// Screens are rendered without the lazy pages that would bring their texts.
await Promise.all(
  (
    [
      'login',
      'accounts',
      'signed-in',
      'consent',
      'courses',
      'profile',
      'progress',
      'recordings',
      'search',
      'studio',
      'practice',
      'practice-more',
      'typing',
      'this-device',
    ] as const
  ).map(bringTextsOf),
)

cutServerOff()

// The modules of a test are more than a browser keeps the times of: what comes after them counts too.
performance.setResourceTimingBufferSize(10_000)

beforeEach(async () => {
  complaints.length = 0
  /** A screen that complains in the console is broken, even where it looks right, or goes. */
  onTestFinished(() => expect(complaints).toEqual([]))
  await activateLanguage('en')
})

/** Before what a test takes back, such as its answers: a page that continues would ask for more. */
afterEach(cleanup)
