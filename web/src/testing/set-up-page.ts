import '../app/start.css'
import '../app/sign-in.css'
import { bringTextsOf } from '../i18n/catalogue.ts'
import { complaints } from './complaints.ts'
import { cutServerOff } from './stub-network.ts'

// Many files of tests share a page, one after the other: what stands here is done once for it.

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
