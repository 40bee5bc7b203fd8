import '../app/start.css'
import { afterEach, beforeEach, expect } from 'vitest'
import { activateLanguage, bringTextsOf } from '../i18n/catalogue.ts'
import { complaints } from './complaints.ts'

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
      'this-device',
    ] as const
  ).map(bringTextsOf),
)

beforeEach(async () => {
  complaints.length = 0
  await activateLanguage('en')
})

/** A screen that complains in the console is broken, even where it looks right. */
afterEach(() => {
  expect(complaints).toEqual([])
})
